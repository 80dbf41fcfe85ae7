-- The state of the posts, in one row: another id with every write, and a number that only grows, also over a restored
-- database. Triggers, so that no way of writing a post can forget it, and both happen in one transaction.
CREATE TABLE content_generation (
  key INTEGER PRIMARY KEY NOT NULL,
  id TEXT NOT NULL,
  number INTEGER NOT NULL
);
INSERT INTO content_generation (key, id, number)
VALUES (1, lower(hex(randomblob(16))), CAST(unixepoch('subsec') * 1000 AS INTEGER));

CREATE TRIGGER content_generation_insert AFTER INSERT ON blog_posts BEGIN
  UPDATE content_generation SET id = lower(hex(randomblob(16))),
    number = max(number + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;

CREATE TRIGGER content_generation_update AFTER UPDATE ON blog_posts BEGIN
  UPDATE content_generation SET id = lower(hex(randomblob(16))),
    number = max(number + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;

CREATE TRIGGER content_generation_delete AFTER DELETE ON blog_posts BEGIN
  UPDATE content_generation SET id = lower(hex(randomblob(16))),
    number = max(number + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
