## The table's standing words. Most stand in small boxes: keep them short.

pic-tab-log = Captain's log
