"""Who may be on which side: weights over all deals of the loyalties, moved by what everybody has seen."""
