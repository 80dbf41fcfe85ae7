-- Further addresses at which posts of an import once stood.
CREATE TABLE import_addresses (
  import_id TEXT NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  from_path TEXT NOT NULL,
  -- Of the post in the file.
  position INTEGER NOT NULL,
  -- As of a post.
  redirect_id INTEGER,
  PRIMARY KEY (import_id, from_path)
);

-- How often a picture was asked for in vain of an old site that may answer later.
ALTER TABLE import_pictures ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;

-- An old address leads on for ever once readers find its article where it leads.
CREATE TRIGGER import_redirects_publish AFTER UPDATE OF status ON blog_posts
WHEN NEW.status = 'published' AND OLD.status <> 'published'
BEGIN
  UPDATE redirects SET status = 301, to_address = '/blog/' || NEW.slug, to_path = '/blog/' || NEW.slug
  WHERE status = 302 AND version = 1 AND id IN (
    SELECT redirect_id FROM import_items WHERE post_id = NEW.id
    UNION ALL SELECT import_addresses.redirect_id
      FROM import_addresses JOIN import_items USING (import_id, position) WHERE post_id = NEW.id
  );
END;
