-- Deleting thousands of enquiries looks their answers up by path, instead of reading every kept answer for each of them.
CREATE INDEX idempotency_keys_path ON idempotency_keys (path) WHERE answer IS NOT NULL;
DROP TRIGGER idempotency_keys_of_enquiries;
CREATE TRIGGER idempotency_keys_of_enquiries AFTER DELETE ON contact_submissions BEGIN
  DELETE FROM idempotency_keys
  WHERE answer IS NOT NULL AND path >= '/api/contact' AND path < '/api/contacu';
END;
