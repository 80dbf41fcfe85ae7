-- In whose name a formatting run goes on; null for the runs of before.
ALTER TABLE format_runs ADD COLUMN started_by INTEGER REFERENCES users (id) ON DELETE SET NULL;
