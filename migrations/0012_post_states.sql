-- Who may read a post. All that there are so far are published.
ALTER TABLE blog_posts ADD COLUMN status TEXT NOT NULL DEFAULT 'published'
  CHECK (status IN ('draft', 'review', 'published', 'trash'));

CREATE INDEX blog_posts_public ON blog_posts (status, published_at DESC, id DESC);
CREATE INDEX blog_posts_public_category ON blog_posts (status, category, published_at DESC, id DESC);
