import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { type Group, type Ran, runPairs, runTriples } from "../../../tests/support/interleavings";
import { depsOfIsolate } from "../../../tests/support/isolate-deps";
import { createContentVersionStore, createVersionMemory } from "../../cache/content-version";
import { AppError } from "../../errors";
import { addNote } from "../notes/note.service";
import { dropPending, promotePending, proposeChange } from "../pending/pending.service";
import { changePost, removePost } from "../posts/post.service";
import { addReaderNote, shareVersion } from "../preview-links/preview-link.service";
import { restoreRevision } from "../revisions/revision.service";
import { transit } from "./transition.service";

/** The moment of the version that everybody has read. */
const readVersion = 2000;
/** The same of the change that waits. */
const waitingVersion = 2500;
/** The version of the history that is restored. */
const keptRevision = 1;

const bodyOf = (title: string) => `<p>Isi ${title}, yang cukup panjang untuk disimpan.</p>`;

/** A live post with a history, and a change that waits beside it. */
async function prepareDesk(): Promise<object> {
  const values = (title: string) =>
    `'${title}', 'Ringkasan yang cukup panjang.', '/images/a.svg', 'SEO', '${bodyOf(title)}'`;
  const statements = [
    ...["audit_events", "blog_posts", "users"].map((table) => `DELETE FROM ${table}`),
    `INSERT INTO users (id, username, password, name, is_admin, role)
     VALUES (1, 'rina', '-', 'Rina', 1, 'editor'), (2, 'sari', '-', 'Sari', 0, 'writer')`,
    `INSERT INTO blog_posts (id, slug, updated_at, content_text, title, summary, image, category, content)
     VALUES (1, 'semula', ${readVersion}, 'kata', ${values("semula")})`,
    `INSERT INTO post_revisions (id, post_id, kind, created_at, slug, title, summary, image, category, content)
     VALUES (${keptRevision}, 1, 'save', 1000, 'dahulu', ${values("dahulu")})`,
    `INSERT INTO post_pending (post_id, base_version, updated_at, author_id, slug, title, summary, image, category, content)
     VALUES (1, ${readVersion}, ${waitingVersion}, 2, 'usulan', ${values("usulan")})`,
  ];
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
  await createContentVersionStore(env.KV, env.DB, { memory: createVersionMemory() }).bump();
  return {};
}

const rina = { id: 1, username: "rina", name: "Rina", isAdmin: true, role: "editor" } as const;
const sari = { id: 2, username: "sari", name: "Sari", isAdmin: false, role: "writer" } as const;
const version = new Date(readVersion).toISOString();
const updatedAt = new Date(waitingVersion).toISOString();

beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

const written = (title: string) => ({
  ...{
    title,
    slug: title,
    summary: "Ringkasan yang cukup panjang.",
    image: "/images/a.svg",
    category: "SEO",
  },
  content: bodyOf(title),
});

const operations: Group<object>["operations"] = {
  edit: (_world, bindings) =>
    changePost(depsOfIsolate(bindings), 1, { ...written("suntingan"), baseUpdatedAt: version }, rina),
  restore: (_world, bindings) =>
    restoreRevision(
      depsOfIsolate(bindings),
      { postId: 1, revisionId: keptRevision, version, slug: undefined },
      rina,
    ),
  promote: (_world, bindings) =>
    promotePending(depsOfIsolate(bindings), 1, { baseVersion: version, updatedAt }, rina),
  propose: (_world, bindings) =>
    proposeChange(
      depsOfIsolate(bindings),
      1,
      { ...written("usulan-baru"), baseVersion: version, updatedAt },
      sari,
    ),
  drop: (_world, bindings) => dropPending(depsOfIsolate(bindings), 1, rina),
  trash: (_world, bindings) => transit(depsOfIsolate(bindings), 1, { action: "trash", version }, rina),
  delete: (_world, bindings) => removePost(depsOfIsolate(bindings), 1),
  note: (_world, bindings) => addNote(depsOfIsolate(bindings), 1, "Catatan", rina),
  preview: async (_world, bindings) => {
    const deps = depsOfIsolate(bindings);
    const { url } = await shareVersion(deps, 1, "http://localhost", rina);
    const note = { name: "Pembaca", body: "Catatan pembaca" };
    return addReaderNote(deps, url.split("/").at(-1) ?? "", note);
  },
};

const succeeded = (ran: Ran[], name: string) =>
  ran.filter((one) => one.name === name && one.error === undefined);

async function rowsOf<Row = Record<string, unknown>>(sql: string): Promise<Row[]> {
  return (await env.DB.prepare(sql).all<Row>()).results;
}

async function holds(_world: object, ran: Ran[]): Promise<void> {
  for (const { error } of ran) {
    if (error !== undefined) expect(error).toBeInstanceOf(AppError);
    if (error instanceof AppError) expect(error.status).toBeLessThan(500);
  }
  expect(await rowsOf("PRAGMA foreign_key_check")).toEqual([]);
  for (const index of ["blog_posts_search", "blog_posts_search_public"])
    await env.DB.exec(`INSERT INTO ${index} (${index}, rank) VALUES ('integrity-check', 1)`);
  const isDeleted = succeeded(ran, "delete").length > 0;
  const [post] = await rowsOf<{ title: string; content_text: string; status: string; updated_at: number }>(
    "SELECT title, content_text, status, updated_at FROM blog_posts",
  );
  expect(post === undefined).toBe(isDeleted);
  // Whoever names the version that was read writes alone: of all of them one gets through.
  const writers = ["edit", "restore", "promote", "trash"].flatMap((name) => succeeded(ran, name));
  expect(writers.length).toBeLessThanOrEqual(1);
  const [writer] = writers;
  const revisions = await rowsOf<{ kind: string; title: string }>(
    "SELECT kind, title FROM post_revisions ORDER BY id",
  );
  const notes = await rowsOf("SELECT id FROM post_notes");
  const waiting = await rowsOf<{ title: string }>("SELECT title FROM post_pending");
  if (!post) {
    expect([revisions, notes, waiting]).toEqual([[], [], []]);
    return;
  }
  await livePostHolds(writer?.name, post, revisions);
  const previews = succeeded(ran, "preview").filter(({ value }) => value === true);
  expect(notes).toHaveLength(succeeded(ran, "note").length + previews.length);
  const isPromoted = writer?.name === "promote";
  // What was promoted waits no more, and nothing that waited is lost unseen.
  const gone = isPromoted || succeeded(ran, "drop").length > 0;
  if (isPromoted) expect(succeeded(ran, "propose")).toEqual([]);
  if (!gone) {
    const isProposed = succeeded(ran, "propose").length > 0;
    expect(waiting).toEqual([{ title: isProposed ? "usulan-baru" : "usulan" }]);
  } else expect(waiting).toEqual([]);
  expect(succeeded(ran, "propose").length + (isPromoted ? 1 : 0)).toBeLessThanOrEqual(1);
}

async function livePostHolds(
  writer: string | undefined,
  post: { title: string; content_text: string; status: string; updated_at: number },
  revisions: { kind: string; title: string }[],
): Promise<void> {
  const titles: Record<string, string> = { edit: "suntingan", restore: "dahulu", promote: "usulan" };
  const title = titles[writer ?? ""] ?? "semula";
  expect(post.title).toBe(title);
  if (title !== "semula") expect(post.content_text).toBe(bodyOf(title).slice(3, -4));
  expect(post.status).toBe(writer === "trash" ? "trash" : "published");
  expect(post.updated_at > readVersion).toBe(writer !== undefined);
  const present = (kind: string) => ({ kind, title: "semula" });
  const kept: Record<string, { kind: string; title: string }[]> = {
    edit: [present("save")],
    restore: [present("restore")],
    promote: [present("save"), { kind: "approve", title: "usulan" }],
  };
  expect(revisions).toEqual([{ kind: "save", title: "dahulu" }, ...(kept[writer ?? ""] ?? [])]);
}

const desk: Group<object> = { name: "desk", prepare: prepareDesk, operations, holds };

test("edits, restores, proposals and deletions of one post keep the rules in sampled orders of two and of three", {
  timeout: 3_600_000,
}, async () => {
  const two = await runPairs(desk, 2);
  await runTriples(desk, 20);
  expect(two.ran).toBeGreaterThanOrEqual(30);
});
