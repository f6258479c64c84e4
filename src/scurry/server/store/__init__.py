"""Where tables are kept: SQLite by default, PostgreSQL by its address. Same tests for both."""
