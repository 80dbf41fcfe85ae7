import { type SQL, sql } from "drizzle-orm";
import type { Provenance } from "./provenance";

/**
 * The statement that notes how a post came about, for the batch that stores it; `postId` is a query of its id, which
 * answers null where it was not stored. A brief that is gone is not named.
 */
export function provenanceStatement(
  postId: SQL,
  { writer, model, promptVersion, tokens, rulesVersion, briefId, sources }: Provenance,
): SQL {
  return sql`INSERT INTO post_provenance
      (post_id, writer, model, prompt_version, rules_version, brief_id, tokens, sources)
    SELECT id, ${writer}, ${model}, ${promptVersion}, ${rulesVersion},
      (SELECT id FROM topic_briefs WHERE id = ${briefId}), ${tokens}, ${JSON.stringify(sources)}
    FROM (SELECT ${postId} AS id) WHERE id IS NOT NULL`;
}
