-- Whether visitors may read a post, for the search that asks it of hundreds: a post's own row holds it behind its texts.
CREATE INDEX blog_posts_public_by_id ON blog_posts (id, status, published_at);
