"""The decision of the person before the screen: offered, pending, dragged by hand."""
