"""Checks of what no linter knows. Each module has one check: a tree in, problem sentences out."""
