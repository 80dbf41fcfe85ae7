-- Addresses that posts had before. A row names the post and not its next slug, so a chain of changes is one step.
CREATE TABLE slug_redirects (
  slug TEXT PRIMARY KEY NOT NULL,
  post_id INTEGER NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE
);
CREATE INDEX slug_redirects_post_id ON slug_redirects (post_id);

-- Triggers, so that no way of writing a post can forget it, and both happen in one statement.
CREATE TRIGGER slug_redirects_update AFTER UPDATE OF slug ON blog_posts WHEN old.slug <> new.slug BEGIN
  DELETE FROM slug_redirects WHERE slug = new.slug;
  INSERT OR REPLACE INTO slug_redirects (slug, post_id) VALUES (old.slug, new.id);
END;

-- A post may take an address that another one has left.
CREATE TRIGGER slug_redirects_insert AFTER INSERT ON blog_posts BEGIN
  DELETE FROM slug_redirects WHERE slug = new.slug;
END;
