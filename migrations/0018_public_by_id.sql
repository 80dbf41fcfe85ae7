-- Whether visitors may read a post, for the search that asks it of hundreds: a post's own row holds it behind its texts.
-- The search names this index and fails without it: a migration that makes blog_posts anew makes it anew too.
CREATE INDEX blog_posts_public_by_id ON blog_posts (id, status, published_at);
