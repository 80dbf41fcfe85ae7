-- Whether the article was ordered from a brief; `brief_id` becomes null when the brief is deleted. Orders from before this
-- migration have 0.
ALTER TABLE generation_items ADD COLUMN has_brief integer NOT NULL DEFAULT 0;
