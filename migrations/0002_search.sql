CREATE VIRTUAL TABLE blog_posts_search USING fts5 (
  title,
  summary,
  content_text,
  content = 'blog_posts',
  content_rowid = 'id',
  tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER blog_posts_search_insert AFTER INSERT ON blog_posts BEGIN
  INSERT INTO blog_posts_search (rowid, title, summary, content_text)
  VALUES (new.id, new.title, new.summary, new.content_text);
END;

CREATE TRIGGER blog_posts_search_delete AFTER DELETE ON blog_posts BEGIN
  INSERT INTO blog_posts_search (blog_posts_search, rowid, title, summary, content_text)
  VALUES ('delete', old.id, old.title, old.summary, old.content_text);
END;

CREATE TRIGGER blog_posts_search_update AFTER UPDATE OF title, summary, content_text ON blog_posts BEGIN
  INSERT INTO blog_posts_search (blog_posts_search, rowid, title, summary, content_text)
  VALUES ('delete', old.id, old.title, old.summary, old.content_text);
  INSERT INTO blog_posts_search (rowid, title, summary, content_text)
  VALUES (new.id, new.title, new.summary, new.content_text);
END;

INSERT INTO blog_posts_search (blog_posts_search) VALUES ('rebuild');
