import { desc, sql } from "drizzle-orm";
import type { WritingRules, WritingRulesInput } from "../../contract/studio/writing-rules";
import type { Database } from "../../db/client";
import { writingRules } from "../../db/schema/generation";

/** The version that holds, or null where nobody has changed anything yet. */
export async function findNewestRules(db: Database): Promise<WritingRules | null> {
  const { version, address, forbiddenWords, glossary, sample } = writingRules;
  const rows = await db
    .select({ version, address, forbiddenWords, glossary, sample })
    .from(writingRules)
    .orderBy(desc(version))
    .limit(1);
  // What is stored has passed the contract.
  return (rows[0] as WritingRules | undefined) ?? null;
}

/** Stores the version after `input.version`; false where that is not the newest one any more. */
export async function insertNextRules(
  db: Database,
  { version, address, forbiddenWords, glossary, sample }: WritingRulesInput,
  { authorId, now }: { authorId: number; now: Date },
): Promise<boolean> {
  const rows = await db.all(sql`
    INSERT INTO writing_rules (version, address, forbidden_words, glossary, sample, author_id, created_at)
    SELECT ${version + 1}, ${address}, ${JSON.stringify(forbiddenWords)}, ${JSON.stringify(glossary)}, ${sample},
      ${authorId}, ${now.getTime()}
    WHERE (SELECT coalesce(max(version), 0) FROM writing_rules) = ${version}
    RETURNING version`);
  return rows.length === 1;
}
