import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate, queryRows, run, withDatabase } from "./local-state";

const scratch = mkdtempSync(join(tmpdir(), "arunika-meanwhile-"));
const [source, target, another] = ["source", "target", "another"].map((name) => join(scratch, name)) as [
  ...[string, string, string],
];
const file = join(scratch, "backup.jsonl");

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const makePicture = (digit: string) => ({
  hash: digit.repeat(32),
  key: `${digit.repeat(8)}-4f89-41d3-9a0c-0305e82c3301`,
});
/** In a text that is read before anything happens; in one that is read after; uploaded in between. */
const [old, deleted, uploaded] = ["a", "b", "c"].map(makePicture) as [Picture, Picture, Picture];
type Picture = ReturnType<typeof makePicture>;

const listUses = (...pictures: Picture[]) =>
  JSON.stringify(pictures.map(({ hash }) => ({ hash, field: "content", isDescribed: true })));
const makeMedia = (id: number, { hash, key }: Picture) =>
  `INSERT INTO media (id, hash, storage_key, name, type, width, height, bytes, created_at)
    VALUES (${id}, '${hash}', '${key}', 'toko.jpg', 'image/jpeg', 900, 600, 5, 5);`;
/** So long that eight of them are two pages. */
const makePost = (id: number, pictures: string) =>
  `INSERT INTO blog_posts (id, title, slug, summary, image, category, content, content_text, pictures)
    VALUES (${id}, 'Artikel ${id}', 'artikel-${id}', 'r', 'i', 'SEO', hex(zeroblob(300000)), 'x', '${pictures}');`;

const meanwhile = [
  makeMedia(3, uploaded),
  "INSERT INTO media_variants (media_id, width, type, bytes) VALUES (3, 480, 'image/avif', 5);",
  `UPDATE blog_posts SET pictures = '${listUses(uploaded)}' WHERE id = 8;`,
  makePost(20, listUses(old, uploaded)),
  // Of more pictures than one statement restores.
  `INSERT INTO preview_links (token_hash, post_id, created_at, expires_at, title, summary, image, category, content, pictures)
    VALUES ('h', 20, 1, 2, 't', 's', 'i', 'c', 'x', '${listUses(...Array(300).fill(old), uploaded)}');`,
  "DELETE FROM media WHERE id = 2;",
].join("\n");

/** A wrangler that, before the second page of posts is read, does what people do at the same time. */
function interrupted() {
  const bin = join(scratch, "bin");
  const real = join(process.cwd(), "node_modules/.bin/wrangler");
  const [statements, bytes, done] = ["meanwhile.sql", "bytes", "done"].map((name) => join(scratch, name));
  writeFileSync(statements ?? "", meanwhile);
  writeFileSync(bytes ?? "", "bytes");
  const local = `--local --persist-to "$STATE_DIR"`;
  const object = (name: string) => `arunika-media/${uploaded.key}/${name} --file ${bytes} ${local}`;
  const script = `#!/bin/sh
case "$*" in
  *'"blog_posts" WHERE rowid > '[0-9]*)
    if [ ! -e ${done} ]; then
      touch ${done}
      ${real} r2 object put ${object("original")} >&2 || exit 1
      ${real} r2 object put ${object("480.avif")} >&2 || exit 1
      ${real} d1 execute DB ${local} --file ${statements} --yes >&2 || exit 1
      ${real} r2 object delete arunika-media/${deleted.key}/original ${local} >&2 || exit 1
    fi;;
esac
exec ${real} "$@"
`;
  mkdirSync(bin);
  writeFileSync(join(bin, "wrangler"), script, { mode: 0o700 });
  return { PATH: `${bin}${delimiter}${process.env.PATH}` };
}

beforeAll(async () => {
  migrate(source);
  for (const state of [target, another]) cpSync(source, state, { recursive: true });
  await withDatabase(source, async (db, _kv, bucket) => {
    for (const { key } of [old, deleted]) await bucket.put(`${key}/original`, "bytes");
    const posts = Array.from({ length: 8 }, (_, index) =>
      makePost(index + 1, index === 0 ? listUses(old) : index === 7 ? listUses(deleted) : "[]"),
    );
    await db.batch([makeMedia(1, old), makeMedia(2, deleted), ...posts].map((sql) => db.prepare(sql)));
  });
});

const statements = [
  "SELECT * FROM blog_posts ORDER BY id",
  "SELECT * FROM preview_links",
  "SELECT * FROM media_uses ORDER BY source, source_id, media_id",
  "SELECT * FROM media_variants",
  "SELECT * FROM media WHERE id <> 2 ORDER BY id",
  "SELECT name, seq FROM sqlite_sequence WHERE name IN ('media', 'blog_posts') ORDER BY name",
];

test("a backup has what texts show that was uploaded while it was made, and is restored beside what was deleted", async () => {
  const backup = run("node", ["scripts/backup.mjs", file], source, interrupted());
  expect([backup.status, backup.stderr.trim()]).toEqual([0, `Not in the bucket: ${deleted.key}/original.`]);
  expect(backup.stdout).toContain("3 files of 3 pictures are in ");

  const restored = run("node", ["scripts/restore.mjs", file], target);
  expect([restored.status, restored.stderr]).toEqual([
    ...[0, expect.stringMatching(new RegExp(`^Not in .*: ${deleted.key}/original\\.\\n$`))],
  ]);
  const [before, after] = [await queryRows(source, statements), await queryRows(target, statements)];
  expect(after).toEqual(before);
  expect(after[0]?.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 20]);
  expect(after[2]?.length).toBe(6);
  await withDatabase(target, async (_db, _kv, bucket) => {
    for (const name of ["original", "480.avif"]) {
      expect(await bucket.get(`${uploaded.key}/${name}`)).not.toBeNull();
    }
  });
});

test("a picture that a backup lacks keeps nothing else from being restored, and is named", async () => {
  const lines = readFileSync(file, "utf8").split("\n");
  const isOfUploaded = (line: string) => line.startsWith('{"table":"media",') && line.includes(uploaded.hash);
  expect(lines.filter(isOfUploaded)).toHaveLength(1);
  writeFileSync(file, lines.filter((line) => !isOfUploaded(line)).join("\n"));
  const restored = run("node", ["scripts/restore.mjs", file, "--without-pictures"], another);
  const lacking = (which: string) =>
    `pictures that the text of ${which} names and that are not there: ${uploaded.hash}`;
  expect([restored.status, restored.stderr.trim().split("\n")]).toEqual([
    0,
    [
      "Written or deleted while the backup was made, and left out:",
      "1 rows of media_variants, which belong to rows that are not there",
      ...['blog_posts 8 ("Artikel 8")', 'blog_posts 20 ("Artikel 20")', 'preview_links 1 ("t")'].map(lacking),
    ],
  ]);
  const [posts = [], links = []] = await queryRows(another, statements);
  expect(posts.slice(-2).map(({ id, pictures }) => [id, pictures])).toEqual([
    [8, "[]"],
    [20, listUses(old)],
  ]);
  expect(JSON.parse(String(links[0]?.pictures))).toHaveLength(300);
});
