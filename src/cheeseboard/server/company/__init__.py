"""Company: who follows whom, who is here, invitations, manners, and the operator's office."""
