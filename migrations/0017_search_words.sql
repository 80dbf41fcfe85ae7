-- The words that stand in any article, each where it stands: the search asks it which forms of a word there are.
CREATE VIRTUAL TABLE blog_posts_words USING fts5vocab (blog_posts_search, instance);
