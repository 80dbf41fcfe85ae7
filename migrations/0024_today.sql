-- When an editor gave a post back to its author; null again once the post leaves the state of a draft.
ALTER TABLE blog_posts ADD COLUMN returned_at INTEGER;

CREATE TRIGGER blog_posts_returned AFTER UPDATE OF status ON blog_posts
WHEN (OLD.status = 'review' AND NEW.status = 'draft') OR (OLD.returned_at IS NOT NULL AND NEW.status <> 'draft')
BEGIN
  UPDATE blog_posts SET returned_at = iif(NEW.status = 'draft', NEW.updated_at, NULL) WHERE id = NEW.id;
END;

CREATE INDEX blog_posts_returned ON blog_posts (author_id) WHERE returned_at IS NOT NULL;

-- Until when somebody has read the notes of a post.
CREATE TABLE post_note_views (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  post_id INTEGER NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, post_id)
);
CREATE INDEX post_note_views_post ON post_note_views (post_id);
CREATE INDEX post_notes_created_at ON post_notes (created_at);
