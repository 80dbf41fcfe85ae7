-- Whether a writer gave the verdict and nobody who may publish has approved it. Verdicts from before this migration count as
-- approved.
ALTER TABLE post_claims ADD COLUMN is_unapproved integer NOT NULL DEFAULT 0;

-- Only somebody who may publish makes a text public, and approves its verdicts with it.
CREATE TRIGGER post_claims_approved AFTER UPDATE OF status ON blog_posts
WHEN new.status = 'published' AND old.status <> 'published' BEGIN
  UPDATE post_claims SET is_unapproved = 0 WHERE post_id = new.id AND is_present = 1 AND is_unapproved = 1;
END;
