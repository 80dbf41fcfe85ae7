-- The link that makes the first account: only the hash of its code, and one at a time.
CREATE TABLE claims (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  code_hash TEXT NOT NULL,
  expires_at INTEGER NOT NULL
);

-- The pictures of the library that the published whole of the site's content shows, kept by a trigger. Without a cascade:
-- a picture that is shown cannot be deleted.
CREATE TABLE media_site_uses (
  media_id INTEGER PRIMARY KEY REFERENCES media (id)
);
CREATE TRIGGER media_site_uses_published AFTER INSERT ON site_content BEGIN
  DELETE FROM media_site_uses;
  INSERT INTO media_site_uses (media_id)
    SELECT DISTINCT media.id FROM json_tree(new.keys) AS part JOIN media ON media.hash = substr(part.value, 8, 32)
    WHERE part.type = 'text' AND part.value LIKE '/media/%';
END;
