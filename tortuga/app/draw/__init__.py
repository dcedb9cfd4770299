"""Drawing: colours, plates, pictures, letters, and the canvas that brings them together."""
