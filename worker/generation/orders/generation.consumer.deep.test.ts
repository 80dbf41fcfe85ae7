import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { crashAfter } from "../../../tests/support/crash";
import {
  createBatch,
  createBrief,
  deliver,
  depsWith,
  draftAbout,
  findItem,
  writerThat,
} from "../../../tests/support/generation";
import { db } from "../../../tests/support/worker";
import { createDatabase } from "../../db/client";
import { blogPosts } from "../../db/schema/blog";
import { postProvenance, topicBriefs } from "../../db/schema/generation";

test("a crash after any write loses nothing and brings nothing twice", async () => {
  for (let calls = 1; ; calls += 1) {
    const brief = await createBrief();
    const batch = { id: `batch-${calls}`, topic: crypto.randomUUID(), briefId: brief.id };
    const [id = ""] = await createBatch(1, batch);
    const writer = writerThat(async ({ topic }) => draftAbout(topic));
    const crashing = depsWith({ writer, db: createDatabase(crashAfter(env.DB, calls)) });
    const [outcome] = await deliver(crashing, [id]);
    const later = new Date(Date.now() + 3_600_000);
    expect(await deliver(depsWith({ writer, clock: () => later }), [id])).toEqual(["ack"]);
    const posts = await db.select().from(blogPosts).where(eq(blogPosts.generationItemId, id));
    expect(posts).toHaveLength(1);
    expect(await findItem(id)).toMatchObject({ state: "done", postId: posts[0]?.id });
    expect(await db.select().from(postProvenance).where(eq(postProvenance.briefId, brief.id))).toMatchObject([
      { postId: posts[0]?.id, writer: "Penulis uji", rulesVersion: 0 },
    ]);
    expect(await db.select().from(topicBriefs).where(eq(topicBriefs.id, brief.id))).toMatchObject([
      { state: "written" },
    ]);
    if (outcome === "ack") {
      expect(calls).toBeGreaterThan(4);
      break;
    }
  }
});
