-- The words that visitors search hold what is published or scheduled alone: what a search costs does not depend on
-- drafts, of which anybody of the team may write as many as they like. `blog_posts_search` holds all posts, for staff;
-- `blog_posts_words` is read by the version before alone.
CREATE VIEW blog_posts_published AS
  SELECT id, title, summary, content_text FROM blog_posts WHERE status = 'published';
CREATE VIRTUAL TABLE blog_posts_search_public USING fts5 (
  title,
  summary,
  content_text,
  content = 'blog_posts_published',
  content_rowid = 'id',
  tokenize = 'unicode61 remove_diacritics 2'
);
-- The words that stand in any of them, each where it stands: the search asks it which forms of a word there are.
CREATE VIRTUAL TABLE blog_posts_search_words USING fts5vocab (blog_posts_search_public, instance);

CREATE TRIGGER blog_posts_search_public_insert AFTER INSERT ON blog_posts WHEN new.status = 'published' BEGIN
  INSERT INTO blog_posts_search_public (rowid, title, summary, content_text)
  VALUES (new.id, new.title, new.summary, new.content_text);
END;

CREATE TRIGGER blog_posts_search_public_delete AFTER DELETE ON blog_posts WHEN old.status = 'published' BEGIN
  INSERT INTO blog_posts_search_public (blog_posts_search_public, rowid, title, summary, content_text)
  VALUES ('delete', old.id, old.title, old.summary, old.content_text);
END;

CREATE TRIGGER blog_posts_search_public_leave AFTER UPDATE OF title, summary, content_text, status ON blog_posts
WHEN old.status = 'published' BEGIN
  INSERT INTO blog_posts_search_public (blog_posts_search_public, rowid, title, summary, content_text)
  VALUES ('delete', old.id, old.title, old.summary, old.content_text);
  INSERT INTO blog_posts_search_public (rowid, title, summary, content_text)
  SELECT new.id, new.title, new.summary, new.content_text WHERE new.status = 'published';
END;

CREATE TRIGGER blog_posts_search_public_enter AFTER UPDATE OF status ON blog_posts
WHEN old.status <> 'published' AND new.status = 'published' BEGIN
  INSERT INTO blog_posts_search_public (rowid, title, summary, content_text)
  VALUES (new.id, new.title, new.summary, new.content_text);
END;

INSERT INTO blog_posts_search_public (blog_posts_search_public) VALUES ('rebuild');
