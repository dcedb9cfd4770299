"""What drawing is made of: colours, plates, pictures, letters and the canvas they meet on."""
