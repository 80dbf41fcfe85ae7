import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { type Group, type Ran, runPairs, runTriples } from "../../../tests/support/interleavings";
import { depsOfIsolate } from "../../../tests/support/isolate-deps";
import { createContentVersionStore, createVersionMemory } from "../../cache/content-version";
import type { PostStatus } from "../../contract/desk/staff-post";
import { AppError } from "../../errors";
import { getStaffPost } from "../desk/staff-posts.service";
import { transit } from "../desk/transition.service";
import { promotePending, proposeChange } from "../pending/pending.service";
import { autosave } from "./autosave.service";
import { changePost } from "./post.service";

const readVersion = 2000;
const waitingVersion = 2500;
const version = new Date(readVersion).toISOString();
const updatedAt = new Date(waitingVersion).toISOString();
const rina = { id: 1, username: "rina", name: "Rina", isAdmin: true, role: "editor" } as const;
const sari = { id: 2, username: "sari", name: "Sari", isAdmin: false, role: "writer" } as const;

const bodyOf = (title: string) => `<p>Isi ${title}, yang cukup panjang untuk disimpan.</p>`;
const fieldsOf = (title: string) => ({
  ...{
    title,
    slug: title,
    summary: "Ringkasan yang cukup panjang.",
    image: "/images/a.svg",
    category: "SEO",
  },
  content: bodyOf(title),
});
const unfinished = { title: "ide", slug: "", summary: "", image: "", category: "", content: "" };

/** A post of the writer in a state, beside one that is out a change that waits. */
const prepare = (status: PostStatus) => async (): Promise<object> => {
  const values = (title: string) =>
    `'${title}', 'Ringkasan yang cukup panjang.', '/images/a.svg', 'SEO', '${bodyOf(title)}'`;
  const statements = [
    ...["audit_events", "blog_posts", "users"].map((table) => `DELETE FROM ${table}`),
    `INSERT INTO users (id, username, password, name, is_admin, role)
     VALUES (1, 'rina', '-', 'Rina', 1, 'editor'), (2, 'sari', '-', 'Sari', 0, 'writer')`,
    `INSERT INTO blog_posts (id, slug, updated_at, published_at, content_text, status, author_id, title, summary, image,
       category, content)
     VALUES (1, 'semula', ${readVersion}, 1, 'kata', '${status}', 2, ${values("semula")})`,
    `INSERT INTO post_pending (post_id, base_version, updated_at, author_id, slug, title, summary, image, category, content)
     SELECT 1, ${readVersion}, ${waitingVersion}, 2, 'usulan', ${values("usulan")} WHERE '${status}' = 'published'`,
  ];
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
  await createContentVersionStore(env.KV, env.DB, { memory: createVersionMemory() }).bump();
  return {};
};

type Operation = Group<object>["operations"][string];

const type =
  (title: string, base = version): Operation =>
  (_world, bindings) =>
    autosave(depsOfIsolate(bindings), 1, { ...fieldsOf(title), version: base }, sari);
const typeOn: Operation = async (_world, bindings) => {
  const deps = depsOfIsolate(bindings);
  const first = await autosave(deps, 1, { ...fieldsOf("ketikan"), version }, sari);
  return autosave(deps, 1, { ...fieldsOf("ketikan"), version: first.version }, sari);
};
const begin =
  (base = version): Operation =>
  (_world, bindings) =>
    autosave(depsOfIsolate(bindings), 1, { ...unfinished, version: base }, rina);
const save =
  (pendingUpdatedAt?: string): Operation =>
  (_world, bindings) =>
    changePost(
      depsOfIsolate(bindings),
      1,
      { ...fieldsOf("simpanan"), baseUpdatedAt: version, pendingUpdatedAt },
      rina,
    );
/** Of the version that stands there then; answers what was read of it. */
const act =
  (action: "submit" | "publish" | "unpublish"): Operation =>
  async (_world, bindings) => {
    const deps = depsOfIsolate(bindings);
    const post = await getStaffPost(deps, 1);
    await transit(deps, 1, { action, version: post.updatedAt ?? "" }, rina);
    return post.title;
  };
const promote: Operation = async (_world, bindings) => {
  await promotePending(depsOfIsolate(bindings), 1, { baseVersion: version, updatedAt }, rina);
  return "usulan";
};
const propose: Operation = (_world, bindings) =>
  proposeChange(
    depsOfIsolate(bindings),
    1,
    { ...fieldsOf("usulan-baru"), baseVersion: version, updatedAt },
    sari,
  );

const typedBy: Record<string, string> = {
  ...{ type: "ketikan", "type on": "ketikan", begin: "ide", save: "simpanan", propose: "usulan-baru" },
  ...{ "type on change": "ketikan", "begin on change": "ide", "save change": "simpanan" },
};

const rowsOf = async <Row>(sql: string) => (await env.DB.prepare(sql).all<Row>()).results;

/** Nothing is public that nobody published, and nothing typed is lost. */
async function holds(_world: object, ran: Ran[]): Promise<void> {
  for (const { error } of ran) {
    if (error !== undefined) expect(error).toBeInstanceOf(AppError);
    if (error instanceof AppError) expect(error.status).toBeLessThan(500);
  }
  expect(await rowsOf("PRAGMA foreign_key_check")).toEqual([]);
  const [post] = await rowsOf<{ title: string; status: PostStatus; incomplete: string | null }>(
    "SELECT title, status, incomplete FROM blog_posts",
  );
  const done = ran.filter(({ error }) => error === undefined);
  if (post?.status === "published") {
    const published = done.flatMap(({ name, value }) =>
      name === "publish" || name === "promote" ? [value] : [],
    );
    const saved = done.flatMap(({ name }) => (name.startsWith("save") ? ["simpanan"] : []));
    const wasPublic = initial === "published" ? ["semula"] : [];
    expect([...published, ...saved, ...wasPublic]).toContain(post.title);
  }
  if (post?.status !== "draft") expect(post?.incomplete).toBeNull();
  const texts = await rowsOf<{ title: string }>(
    "SELECT title FROM blog_posts UNION SELECT title FROM post_pending UNION SELECT title FROM post_revisions",
  );
  const kept = texts.map(({ title }) => title);
  // A proposal and an autosave go on from a waiting change, which they take the place of.
  for (const { name } of done) if (typedBy[name]) expect(kept).toContain(typedBy[name]);
}

let initial: PostStatus;

const ofDraft = { type: type("ketikan"), "type on": typeOn, begin: begin(), save: save() };
const ofChange = {
  ...{ "type on change": type("ketikan", updatedAt), "begin on change": begin(updatedAt) },
  ...{ "save change": save(updatedAt), save: save(), propose, promote, unpublish: act("unpublish") },
};
const groups: Partial<Record<PostStatus, Group<object>["operations"]>> = {
  draft: { ...ofDraft, submit: act("submit"), publish: act("publish") },
  review: { ...ofDraft, publish: act("publish") },
  published: ofChange,
};

beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

test.each(Object.entries(groups))(
  "of a post that is %s nothing is public that nobody published, and nothing typed is lost, in sampled orders",
  {
    timeout: 3_600_000,
  },
  async (status, operations) => {
    initial = status as PostStatus;
    const group: Group<object> = { name: status, prepare: prepare(initial), operations, holds };
    const two = await runPairs(group, 2);
    await runTriples(group, 8);
    expect(two.ran).toBeGreaterThanOrEqual(10);
  },
);
