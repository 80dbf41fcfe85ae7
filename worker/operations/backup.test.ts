import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createContact, createPost, db } from "../../tests/support/worker";
import { postNotes } from "../db/schema/blog";
import { contactActivities } from "../db/schema/contact";
import { createDeps, replaceDeps } from "../deps";
import { readBackup, writeBackup } from "./backup.service";

const day = 86_400_000;
const start = Date.parse("2026-10-31T18:00:00Z");

test("the scheduled run writes every row once a day, copies pictures, and keeps 30 days and 12 months", async () => {
  const post = await createPost({ title: "Artikel 🌸" });
  await env.MEDIA.put("folder/original", "gambar");
  const run = (days: number) => {
    const clock = () => new Date(start + days * day);
    return writeBackup(replaceDeps(createDeps(env), { clock }));
  };
  expect(await run(0)).toBeGreaterThan(0);
  expect(await env.BACKUPS.head("monthly/2026-11.jsonl.gz")).toBeNull();
  expect(await run(0)).toBeGreaterThan(0);
  expect([await run(0), await run(0)]).toEqual([1, 0]);
  const written = await env.BACKUPS.get("daily/2026-11-01.jsonl.gz");
  const text = await new Response(written?.body.pipeThrough(new DecompressionStream("gzip"))).text();
  const [head, ...lines] = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(head).toMatchObject({ format: "arunika-backup", version: 1 });
  const rows = lines.filter(({ table }) => table === "blog_posts");
  expect(rows).toMatchObject([{ row: { id: post.id, title: "Artikel 🌸" } }]);
  expect(lines.some(({ table }) => table === "operations" || table === "sessions")).toBe(false);
  expect(await (await env.BACKUPS.get("pictures/folder/original"))?.text()).toBe("gambar");

  const names = Array.from(
    { length: 30 },
    (_, index) => `daily/2026-09-${String(index + 1).padStart(2, "0")}`,
  );
  for (const name of names) await env.BACKUPS.put(name, "");
  for (const month of names.slice(0, 12))
    await env.BACKUPS.put(month.replace("daily/2026-09", "monthly/2025"), "");
  await run(1);
  const kept = async (prefix: string) => (await env.BACKUPS.list({ prefix })).objects.map(({ key }) => key);
  expect(await kept("daily/")).toHaveLength(30);
  expect((await kept("daily/")).slice(-2)).toEqual([
    "daily/2026-11-01.jsonl.gz",
    "daily/2026-11-02.jsonl.gz",
  ]);
  expect(await kept("monthly/")).toHaveLength(12);
  expect((await kept("monthly/")).at(-1)).toBe("monthly/2026-11.jsonl.gz");
});

test("a monthly backup, which outlives the retention of personal data, contains no enquiries and no notes", async () => {
  const post = await createPost();
  const { id: contactId } = await createContact({ name: "Zubaidah" });
  const createdAt = new Date(start);
  await db.insert(contactActivities).values({ contactId, kind: "note", body: "Zubaidah", createdAt });
  await db.insert(postNotes).values({ postId: post.id, name: "Zubaidah", body: "Bagus", createdAt });
  for (let run = 0; run < 2; run += 1) {
    await writeBackup(replaceDeps(createDeps(env), { clock: () => createdAt }));
  }
  const readText = async (key: string) => {
    const written = await env.BACKUPS.get(key);
    return new Response(written?.body.pipeThrough(new DecompressionStream("gzip"))).text();
  };
  expect((await readText("daily/2026-11-01.jsonl.gz")).match(/Zubaidah/g)).toHaveLength(3);
  const monthly = await readText("monthly/2026-11.jsonl.gz");
  expect(monthly).not.toContain("Zubaidah");
  expect(monthly).toContain(post.slug);
  const { leftOut } = JSON.parse(monthly.split("\n", 1)[0] ?? "");
  expect(leftOut).toEqual(
    expect.arrayContaining(["contact_submissions", "contact_activities", "post_notes"]),
  );
});

test("a large article gets its own query, and its neighbours share one", async () => {
  const listPages = async () => {
    const pages: string[] = [];
    for await (const { text } of readBackup(db, new Date(start))) pages.push(text);
    return pages.filter((text) => text.includes('"table":"blog_posts"'));
  };
  for (let number = 0; number < 8; number++) await createPost();
  expect(await listPages()).toHaveLength(1);
  await createPost({ content: `<p>${"a".repeat(1_900_000)}</p>` });
  await createPost({ content: `<p>${"a".repeat(1_900_000)}</p>` });
  await createPost({ content: `<p>${"a".repeat(1_900_000)}</p>` });
  const pages = await listPages();
  expect(pages).toHaveLength(2);
  expect(pages.join("").match(/"table":"blog_posts"/g)).toHaveLength(11);
});
