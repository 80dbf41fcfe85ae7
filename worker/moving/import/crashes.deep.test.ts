import { env } from "cloudflare:workers";
import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  act,
  makeWxr,
  paragraph,
  readImport,
  runAndCrash,
  runJobs,
  uploadFile,
} from "../../../tests/support/moving";
import { db, signIn } from "../../../tests/support/worker";
import { blogPosts } from "../../db/schema/blog";

const file = makeWxr([
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

test("an import that crashes after any of its calls reaches the same end when it is retried, and so does its undo", async () => {
  const { cookie } = await signIn();
  const whole = await uploadFile(cookie, file);
  await runJobs(whole);
  await act(cookie, whole, "start", { status: "keep", pictures: "none" });
  await runJobs(whole);
  const expected = await stored();
  expect(expected).toHaveLength(3);
  await act(cookie, whole, "undo");
  await runJobs(whole);

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
});
