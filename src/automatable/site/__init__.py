"""Tables without a server: the same routes, answered by Python in the page's own worker."""
