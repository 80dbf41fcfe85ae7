-- What visitors search holds the first 100,000 characters of a text: a search goes through every hit of every word.
DROP TRIGGER blog_posts_search_public_insert;
CREATE TRIGGER blog_posts_search_public_insert AFTER INSERT ON blog_posts WHEN new.status = 'published' BEGIN
  INSERT INTO blog_posts_search_public (rowid, title, summary, content_text)
  VALUES (new.id, new.title, new.summary, substr(new.content_text, 1, 100000));
END;

DROP TRIGGER blog_posts_search_public_delete;
CREATE TRIGGER blog_posts_search_public_delete AFTER DELETE ON blog_posts WHEN old.status = 'published' BEGIN
  INSERT INTO blog_posts_search_public (blog_posts_search_public, rowid, title, summary, content_text)
  VALUES ('delete', old.id, old.title, old.summary, substr(old.content_text, 1, 100000));
END;

DROP TRIGGER blog_posts_search_public_leave;
CREATE TRIGGER blog_posts_search_public_leave AFTER UPDATE OF title, summary, content_text, status ON blog_posts
WHEN old.status = 'published' BEGIN
  INSERT INTO blog_posts_search_public (blog_posts_search_public, rowid, title, summary, content_text)
  VALUES ('delete', old.id, old.title, old.summary, substr(old.content_text, 1, 100000));
  INSERT INTO blog_posts_search_public (rowid, title, summary, content_text)
  SELECT new.id, new.title, new.summary, substr(new.content_text, 1, 100000) WHERE new.status = 'published';
END;

DROP TRIGGER blog_posts_search_public_enter;
CREATE TRIGGER blog_posts_search_public_enter AFTER UPDATE OF status ON blog_posts
WHEN old.status <> 'published' AND new.status = 'published' BEGIN
  INSERT INTO blog_posts_search_public (rowid, title, summary, content_text)
  VALUES (new.id, new.title, new.summary, substr(new.content_text, 1, 100000));
END;

INSERT INTO blog_posts_search_public (blog_posts_search_public, rowid, title, summary, content_text)
  SELECT 'delete', id, title, summary, content_text FROM blog_posts
  WHERE status = 'published' AND length(content_text) > 100000;
INSERT INTO blog_posts_search_public (rowid, title, summary, content_text)
  SELECT id, title, summary, substr(content_text, 1, 100000) FROM blog_posts
  WHERE status = 'published' AND length(content_text) > 100000;

-- Of claims that left a text before anybody judged them, the newest 500 stay: each save reads all claims of its post.
CREATE TRIGGER post_claims_former AFTER INSERT ON post_checks BEGIN
  DELETE FROM post_claims
  WHERE post_id = new.post_id AND is_present = 0 AND is_waiting = 0 AND decided_at IS NULL
    AND rowid <= (
      SELECT rowid FROM post_claims
      WHERE post_id = new.post_id AND is_present = 0 AND is_waiting = 0 AND decided_at IS NULL
      ORDER BY rowid DESC LIMIT 1 OFFSET 500
    );
END;
