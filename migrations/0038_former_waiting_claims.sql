-- Claims that a pending change no longer makes are kept like those of the post: the last 500 that nobody decided.
CREATE TRIGGER post_claims_former_waiting AFTER UPDATE OF updated_at ON post_pending BEGIN
  DELETE FROM post_claims
  WHERE post_id = new.post_id AND is_present = 0 AND is_waiting = 0 AND decided_at IS NULL
    AND rowid <= (
      SELECT rowid FROM post_claims
      WHERE post_id = new.post_id AND is_present = 0 AND is_waiting = 0 AND decided_at IS NULL
      ORDER BY rowid DESC LIMIT 1 OFFSET 500
    );
END;

-- A change may also be dropped and made anew.
CREATE TRIGGER post_claims_former_dropped AFTER INSERT ON post_pending BEGIN
  DELETE FROM post_claims
  WHERE post_id = new.post_id AND is_present = 0 AND is_waiting = 0 AND decided_at IS NULL
    AND rowid <= (
      SELECT rowid FROM post_claims
      WHERE post_id = new.post_id AND is_present = 0 AND is_waiting = 0 AND decided_at IS NULL
      ORDER BY rowid DESC LIMIT 1 OFFSET 500
    );
END;
