-- Whose undoing of a formatting run it is, so that nobody gives back what another has claimed.
ALTER TABLE format_runs ADD COLUMN undo_claim TEXT;
