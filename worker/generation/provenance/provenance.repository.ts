import { and, asc, desc, eq } from "drizzle-orm";
import type { Database } from "../../db/client";
import { postRevisions } from "../../db/schema/blog";
import { postProvenance } from "../../db/schema/generation";

/** How a post of the writer came about; null for one that people wrote. */
export async function findProvenance(db: Database, postId: number) {
  const { writer, model, promptVersion, rulesVersion, briefId, tokens } = postProvenance;
  const rows = await db
    .select({ writer, model, promptVersion, rulesVersion, briefId, tokens })
    .from(postProvenance)
    .where(eq(postProvenance.postId, postId))
    .limit(1);
  return rows[0] ?? null;
}

/** What the writer wrote, and what was last approved; null where it is not kept. */
export async function findMeasuredVersions(db: Database, postId: number) {
  const { id, kind, title, summary, content } = postRevisions;
  const version = (wanted: "ai" | "approve", order: typeof asc) =>
    db
      .select({ title, summary, content })
      .from(postRevisions)
      .where(and(eq(postRevisions.postId, postId), eq(kind, wanted)))
      .orderBy(order(id))
      .limit(1);
  const [written, approved] = await Promise.all([version("ai", asc), version("approve", desc)]);
  return { written: written[0] ?? null, approved: approved[0] ?? null };
}
