"""What a scene is and what it is given: protocol, context, and the quiet defaults all scenes build on."""
