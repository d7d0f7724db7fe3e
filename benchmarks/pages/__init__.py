"""Figures in the documentation that programs measure: made, kept, shown and checked."""
