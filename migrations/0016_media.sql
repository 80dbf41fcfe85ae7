-- Pictures of our own. Their bytes stand in the bucket below `storage_key`, which belongs to one upload alone: whoever
-- deletes a picture never takes away the bytes of one that was uploaded again meanwhile.
CREATE TABLE media (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- The first 32 hex digits of the SHA-256 of what was uploaded.
  hash TEXT NOT NULL UNIQUE,
  storage_key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('image/jpeg', 'image/png', 'image/webp', 'image/avif')),
  -- Of the cleaned original, upright.
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  alt TEXT NOT NULL DEFAULT '',
  decorative INTEGER NOT NULL DEFAULT 0,
  -- What must stay in sight where it is cut, 0 to 1 from the left and from the top.
  focal_x REAL NOT NULL DEFAULT 0.5,
  focal_y REAL NOT NULL DEFAULT 0.5,
  -- Ready once no more widths will come.
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'ready')),
  -- Why widths are missing; null where none are, or nobody has tried.
  problem TEXT CHECK (problem IN ('unreadable', 'limit', 'failed')),
  -- Since when somebody makes its widths, or when that was last tried.
  tried_at INTEGER,
  uploader_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX media_pending ON media (tried_at) WHERE state = 'pending';

CREATE TABLE media_variants (
  media_id INTEGER NOT NULL REFERENCES media (id) ON DELETE CASCADE,
  width INTEGER NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('image/avif', 'image/webp')),
  bytes INTEGER NOT NULL,
  PRIMARY KEY (media_id, width, type)
);

-- Pictures that a text uses, as a JSON array of {hash, field: content or image, isDescribed: whether that use has a text of its own}.
-- Written with the text.
ALTER TABLE blog_posts ADD COLUMN pictures TEXT NOT NULL DEFAULT '[]';
ALTER TABLE post_pending ADD COLUMN pictures TEXT NOT NULL DEFAULT '[]';
ALTER TABLE preview_links ADD COLUMN pictures TEXT NOT NULL DEFAULT '[]';

-- The same as rows, kept by triggers, so that no way of writing a text can forget it. A picture that is used cannot be
-- deleted, and none that is not there can be used.
CREATE TABLE media_uses (
  -- Without a cascade: the last guard of what is used.
  media_id INTEGER NOT NULL REFERENCES media (id),
  post_id INTEGER NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE,
  source TEXT NOT NULL CHECK (source IN ('post', 'pending', 'link')),
  -- Of the post, or of the link.
  source_id INTEGER NOT NULL,
  PRIMARY KEY (source, source_id, media_id)
);
-- With the source, so that "by a post" is asked of one picture's uses, and never of every post's.
CREATE INDEX media_uses_media ON media_uses (media_id, source, post_id);
CREATE INDEX media_uses_post ON media_uses (post_id);

CREATE TRIGGER media_uses_post_insert AFTER INSERT ON blog_posts WHEN new.pictures <> '[]' BEGIN
  SELECT RAISE(ABORT, 'media missing') FROM json_each(new.pictures)
    WHERE NOT EXISTS (SELECT 1 FROM media WHERE hash = json_each.value ->> 'hash');
  INSERT OR IGNORE INTO media_uses (media_id, post_id, source, source_id)
    SELECT media.id, new.id, 'post', new.id FROM json_each(new.pictures) JOIN media ON hash = json_each.value ->> 'hash';
END;
CREATE TRIGGER media_uses_post_update AFTER UPDATE OF pictures ON blog_posts WHEN new.pictures <> old.pictures BEGIN
  SELECT RAISE(ABORT, 'media missing') FROM json_each(new.pictures)
    WHERE NOT EXISTS (SELECT 1 FROM media WHERE hash = json_each.value ->> 'hash');
  DELETE FROM media_uses WHERE source = 'post' AND source_id = new.id;
  INSERT OR IGNORE INTO media_uses (media_id, post_id, source, source_id)
    SELECT media.id, new.id, 'post', new.id FROM json_each(new.pictures) JOIN media ON hash = json_each.value ->> 'hash';
END;
CREATE TRIGGER media_uses_pending_insert AFTER INSERT ON post_pending WHEN new.pictures <> '[]' BEGIN
  SELECT RAISE(ABORT, 'media missing') FROM json_each(new.pictures)
    WHERE NOT EXISTS (SELECT 1 FROM media WHERE hash = json_each.value ->> 'hash');
  INSERT OR IGNORE INTO media_uses (media_id, post_id, source, source_id)
    SELECT media.id, new.post_id, 'pending', new.post_id
    FROM json_each(new.pictures) JOIN media ON hash = json_each.value ->> 'hash';
END;
CREATE TRIGGER media_uses_pending_update AFTER UPDATE OF pictures ON post_pending
WHEN new.pictures <> old.pictures BEGIN
  SELECT RAISE(ABORT, 'media missing') FROM json_each(new.pictures)
    WHERE NOT EXISTS (SELECT 1 FROM media WHERE hash = json_each.value ->> 'hash');
  DELETE FROM media_uses WHERE source = 'pending' AND source_id = new.post_id;
  INSERT OR IGNORE INTO media_uses (media_id, post_id, source, source_id)
    SELECT media.id, new.post_id, 'pending', new.post_id
    FROM json_each(new.pictures) JOIN media ON hash = json_each.value ->> 'hash';
END;
CREATE TRIGGER media_uses_pending_delete AFTER DELETE ON post_pending BEGIN
  DELETE FROM media_uses WHERE source = 'pending' AND source_id = old.post_id;
END;
-- What a link shows was copied from a post that uses the same.
CREATE TRIGGER media_uses_link_insert AFTER INSERT ON preview_links WHEN new.pictures <> '[]' BEGIN
  INSERT OR IGNORE INTO media_uses (media_id, post_id, source, source_id)
    SELECT media.id, new.post_id, 'link', new.id
    FROM json_each(new.pictures) JOIN media ON hash = json_each.value ->> 'hash';
END;
CREATE TRIGGER media_uses_link_delete AFTER DELETE ON preview_links BEGIN
  DELETE FROM media_uses WHERE source = 'link' AND source_id = old.id;
END;

-- Pages show a picture's text and widths, so their copies end with those, as with the posts (migration 0009).
CREATE TRIGGER content_generation_media AFTER UPDATE OF alt, decorative, focal_x, focal_y, state ON media
WHEN EXISTS (SELECT 1 FROM media_uses WHERE media_id = new.id AND source = 'post') BEGIN
  UPDATE content_generation SET id = lower(hex(randomblob(16))),
    number = max(number + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
