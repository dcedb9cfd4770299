# Short messages about sound, shown over any screen.

sound-muted = Sound off
sound-heard = Sound on
sound-none = No sound device: the game goes on without sound
