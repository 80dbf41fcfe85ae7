import { env } from "cloudflare:workers";
import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { crashAfter } from "../../../tests/support/crash";
import { act, paragraph, readImport, runJobs, uploadFile, wxrOf } from "../../../tests/support/moving";
import { createSession, db } from "../../../tests/support/worker";
import { createDatabase } from "../../db/client";
import { blogPosts } from "../../db/schema/blog";
import { createDeps, replaceDeps } from "../../deps";

const file = wxrOf([
  {},
  { content: `${paragraph}<a href="https://lama.example.com/2019/artikel-lama-1/">satu</a>` },
  {},
]);
const stored = async () =>
  (await db.select().from(blogPosts).orderBy(asc(blogPosts.id))).map(({ slug, status, content }) => [
    slug,
    status,
    content,
  ]);

test("an import that crashes after any of its calls goes on to the same end, and so does its undo", async () => {
  const { cookie } = await createSession();
  const whole = await uploadFile(cookie, file);
  await runJobs(whole);
  await act(cookie, whole, "start", { status: "keep", pictures: "none" });
  await runJobs(whole);
  const expected = await stored();
  expect(expected).toHaveLength(3);
  await act(cookie, whole, "undo");
  await runJobs(whole);

  /** Runs the jobs of a step, the first attempt dying after so many calls; false once that was too many to die. */
  async function runAndCrash(id: string, calls: number): Promise<boolean> {
    let hasCrashed = false;
    const dying = crashAfter(env.DB, calls);
    const binding = new Proxy(dying, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    await runJobs(id, replaceDeps(createDeps(env), { db: createDatabase(binding) }), 12).catch(() => {});
    // Whoever held the job is dead: its lease ends.
    const { results } = await env.DB.prepare(
      "UPDATE jobs SET state = 'queued', lease_until = NULL, not_before = 0 WHERE subject = ? AND state IN ('queued', 'running') RETURNING kind",
    )
      .bind(id)
      .all();
    hasCrashed = results.length > 0;
    await runJobs(id);
    return hasCrashed;
  }

  for (let calls = 1, goesOn = true; goesOn; calls += 1) {
    const id = await uploadFile(cookie, file);
    const reading = await runAndCrash(id, calls);
    await act(cookie, id, "start", { status: "keep", pictures: "none" });
    const writing = await runAndCrash(id, calls);
    expect(await stored()).toEqual(expected);
    expect((await readImport(cookie, id)).state).toBe("done");
    await act(cookie, id, "undo");
    const undoing = await runAndCrash(id, calls);
    expect(await stored()).toEqual([]);
    expect((await env.DB.prepare("SELECT count(*) AS count FROM redirects").first())?.count).toBe(0);
    expect((await readImport(cookie, id)).state).toBe("undone");
    goesOn = reading || writing || undoing;
    expect(calls).toBeLessThan(60);
  }
}, 240_000);
