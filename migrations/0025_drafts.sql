-- What is missing of a draft before a review or the public, as JSON from fields to sentences; null where nothing is. Staff
-- write it with the fields.
ALTER TABLE blog_posts ADD COLUMN incomplete TEXT;

-- Who has a post open in the form: the form says so every half minute.
CREATE TABLE post_presence (
  post_id INTEGER NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  since INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (post_id, user_id)
);
CREATE INDEX post_presence_user ON post_presence (user_id);
CREATE INDEX post_presence_seen_at ON post_presence (seen_at);

-- While staff write a draft its slug follows its title: visitors never knew those, and nothing leads on from them.
DROP TRIGGER slug_redirects_update;
CREATE TRIGGER slug_redirects_update AFTER UPDATE OF slug ON blog_posts
WHEN old.slug <> new.slug AND old.status <> 'draft' BEGIN
  DELETE FROM slug_redirects WHERE slug = new.slug;
  INSERT OR REPLACE INTO slug_redirects (slug, post_id) VALUES (old.slug, new.id);
END;
