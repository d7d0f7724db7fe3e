"""What the server withstands: large numbers, and faults while people play."""
