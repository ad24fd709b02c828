"""What people have played: results, ratings, labels, and the pages that show them."""
