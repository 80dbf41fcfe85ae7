-- The content version grows with what visitors can see alone. Drafts, reviews and the trash change nothing; a scheduled post
-- does, since it becomes public without a write. The triggers take the place of those of migrations 0009, 0014 and 0016.
DROP TRIGGER content_generation_insert;
CREATE TRIGGER content_generation_insert AFTER INSERT ON blog_posts WHEN new.status = 'published' BEGIN
  UPDATE content_generation SET id = lower(hex(randomblob(16))),
    number = max(number + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;

DROP TRIGGER content_generation_update;
CREATE TRIGGER content_generation_update AFTER UPDATE ON blog_posts
WHEN old.status = 'published' OR new.status = 'published' BEGIN
  UPDATE content_generation SET id = lower(hex(randomblob(16))),
    number = max(number + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;

DROP TRIGGER content_generation_delete;
CREATE TRIGGER content_generation_delete AFTER DELETE ON blog_posts WHEN old.status = 'published' BEGIN
  UPDATE content_generation SET id = lower(hex(randomblob(16))),
    number = max(number + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;

-- Pages show the sources of an article, the sources of its confirmed claims, and its pictures.
DROP TRIGGER content_generation_sources;
CREATE TRIGGER content_generation_sources AFTER INSERT ON post_provenance
WHEN new.sources <> '[]' AND EXISTS (SELECT 1 FROM blog_posts WHERE id = new.post_id AND status = 'published') BEGIN
  UPDATE content_generation SET id = lower(hex(randomblob(16))),
    number = max(number + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;

DROP TRIGGER content_generation_claims;
CREATE TRIGGER content_generation_claims AFTER UPDATE OF verdict, source ON post_claims
WHEN new.is_present = 1 AND (old.verdict IS NOT new.verdict OR old.source IS NOT new.source)
  AND EXISTS (SELECT 1 FROM blog_posts WHERE id = new.post_id AND status = 'published') BEGIN
  UPDATE content_generation SET id = lower(hex(randomblob(16))),
    number = max(number + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;

DROP TRIGGER content_generation_media;
CREATE TRIGGER content_generation_media AFTER UPDATE OF alt, decorative, focal_x, focal_y, state ON media
WHEN EXISTS (
  SELECT 1 FROM media_uses JOIN blog_posts ON blog_posts.id = media_uses.post_id
  WHERE media_uses.media_id = new.id AND media_uses.source = 'post' AND blog_posts.status = 'published'
) BEGIN
  UPDATE content_generation SET id = lower(hex(randomblob(16))),
    number = max(number + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
