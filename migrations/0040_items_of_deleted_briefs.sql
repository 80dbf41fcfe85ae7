-- An article whose brief was deleted after the order is not published unread.
ALTER TABLE generation_items ADD COLUMN has_brief integer NOT NULL DEFAULT 0;
