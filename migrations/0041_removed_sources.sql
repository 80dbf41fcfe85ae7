-- Readers see the sources of an article's brief, so a change of them makes a new generation of the public pages.
CREATE TRIGGER content_generation_removed_sources AFTER UPDATE OF sources ON post_provenance
WHEN old.sources IS NOT new.sources AND EXISTS (SELECT 1 FROM blog_posts WHERE id = new.post_id AND status = 'published') BEGIN
  UPDATE content_generation SET id = lower(hex(randomblob(16))),
    number = max(number + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
