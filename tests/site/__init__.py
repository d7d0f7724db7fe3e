"""The site: tables in a page of files, without a server."""
