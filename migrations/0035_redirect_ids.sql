-- An id names one redirect for ever: imports remember by it which redirects are theirs, also after one was deleted.
DROP TRIGGER import_redirects_publish;
CREATE TABLE numbered_redirects (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('exact', 'prefix')),
  from_path TEXT NOT NULL,
  to_address TEXT,
  to_path TEXT,
  status INTEGER NOT NULL CHECK (status IN (301, 302, 410)),
  version INTEGER NOT NULL DEFAULT 1,
  updated_at INTEGER NOT NULL
);
INSERT INTO numbered_redirects SELECT * FROM redirects;
DROP TABLE redirects;
ALTER TABLE numbered_redirects RENAME TO redirects;
CREATE UNIQUE INDEX redirects_from ON redirects (from_path, kind);
CREATE INDEX redirects_to ON redirects (to_path);

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
