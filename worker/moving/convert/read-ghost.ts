import { escapeHtml } from "../../contract/plain-text";
import {
  assertWithinLimit,
  emptyItem,
  maxItemLength,
  parserLimits,
  type SourceHead,
  type SourceItem,
  UnreadableFile,
} from "./source";

/** Tables that posts are joined with; their rows are held in memory. */
const joined = ["tags", "users", "posts_tags", "posts_authors", "posts_meta"] as const;
type Joined = (typeof joined)[number];
type Row = Record<string, unknown>;
export type GhostTables = Record<Joined, Row[]>;

const text = (value: unknown) => (typeof value === "string" ? value : "");
const id = (value: unknown) => (value === null || value === undefined ? "" : String(value));

/** Reads the tables that posts are joined with. This takes a pass of its own, because they may follow the posts. */
export async function readGhostTables(chunks: AsyncIterable<string>, head: SourceHead): Promise<GhostTables> {
  const tables: GhostTables = { tags: [], users: [], posts_tags: [], posts_authors: [], posts_meta: [] };
  let isExport = false;
  /** UTF-16 units of the held rows. */
  let held = 0;
  for await (const { table, json } of readRows(chunks, head)) {
    if (table === "posts") isExport = true;
    const known = joined.find((name) => name === table);
    if (known) {
      const row = toJoined(JSON.parse(json) as Row);
      tables[known].push(row);
      assertWithinLimit(tables[known].length, parserLimits.rows);
      for (const value of Object.values(row)) held += String(value).length;
      assertWithinLimit(held, maxItemLength);
    } else if (table === "settings") {
      const { key, value } = JSON.parse(json) as Row;
      if (key === "title") head.title = text(value);
    } else if (/^(members|newsletters|comments|products|offers|subscribers)$/.test(table)) {
      head.others.set(table, (head.others.get(table) ?? 0) + 1);
    }
  }
  if (!isExport) throw new UnreadableFile("Berkas JSON ini bukan ekspor Ghost, atau tidak memuat artikel.");
  for (const user of tables.users) head.authors.set(id(user.id), text(user.name));
  return tables;
}

/** The posts and pages of a Ghost export (version 2 to 5), with their HTML. */
export async function* readGhost(
  chunks: AsyncIterable<string>,
  head: SourceHead,
  tables: GhostTables,
): AsyncGenerator<SourceItem> {
  const tagNames = new Map(tables.tags.map((tag) => [id(tag.id), text(tag.name)]));
  const order = (row: Row) => Number(row.sort_order ?? 0);
  const grouped = (rows: Row[]) => Map.groupBy(rows, (row) => id(row.post_id));
  const [tagsOf, authorsOf] = [grouped(tables.posts_tags), grouped(tables.posts_authors)];
  const metaByPost = new Map(tables.posts_meta.map((row) => [id(row.post_id), row]));
  for await (const { table, json, isCut } of readRows(chunks, head)) {
    if (table !== "posts") continue;
    if (isCut) {
      const title = /"title"\s*:\s*"((?:[^"\\]|\\.){0,300})"/.exec(json)?.[1] ?? "";
      yield { ...emptyItem(), title, isCut: true, isPlainHtml: true };
      continue;
    }
    const row = JSON.parse(json) as Row;
    const postId = id(row.id);
    const names = (tagsOf.get(postId) ?? [])
      .sort((a, b) => order(a) - order(b))
      .flatMap((one) => tagNames.get(id(one.tag_id)) || []);
    const visible = names.filter((name) => !name.startsWith("#"));
    const [first] = (authorsOf.get(postId) ?? []).sort((a, b) => order(a) - order(b));
    const isPage = row.type === "page" || row.page === 1 || row.page === true;
    const slug = text(row.slug);
    yield {
      ...emptyItem(),
      ...{ kind: isPage ? "page" : "post", type: isPage ? "page" : "post", sourceId: postId, slug },
      origin: `ghost:${text(row.uuid) || postId}`,
      title: text(row.title),
      address: slug ? `${head.site}/${slug}/` : "",
      content: text(row.html) || toParagraphs(text(row.plaintext)),
      isUnread:
        !text(row.html) &&
        !text(row.plaintext) &&
        /"text":"[^"]|\[0,\[\],\d+,"[^"]/.test(text(row.lexical) + text(row.mobiledoc)),
      excerpt: text(row.custom_excerpt),
      status: text(row.status),
      isClosed: row.visibility !== undefined && row.visibility !== null && row.visibility !== "public",
      date: parseDate(row.published_at) ?? parseDate(row.created_at),
      modified: parseDate(row.updated_at),
      author: head.authors.get(id(first?.author_id ?? row.author_id)) ?? "",
      categories: visible.slice(0, 1),
      labels: [...visible.slice(1), ...names.filter((name) => name.startsWith("#"))],
      pictureUrl: text(row.feature_image) || text(row.image),
      alt: text(metaByPost.get(postId)?.feature_image_alt),
      seoTitle: text(row.meta_title) || text(metaByPost.get(postId)?.meta_title),
      seoDescription: text(row.meta_description) || text(metaByPost.get(postId)?.meta_description),
      customFields: furtherFields.filter((name) => text(row[name]) || text(metaByPost.get(postId)?.[name])),
      isPlainHtml: true,
    };
  }
}

/** Ghost fields that have no equivalent here. */
const furtherFields = [
  ...["canonical_url", "codeinjection_head", "codeinjection_foot", "og_title", "og_description", "og_image"],
  ...["twitter_title", "twitter_description", "twitter_image", "email_subject", "frontmatter"],
];

const joinedFields = [
  ...["id", "name", "post_id", "tag_id", "author_id", "sort_order"],
  ...["feature_image_alt", "meta_title", "meta_description", ...furtherFields],
];

/** A row with the fields that are read, without nested values, which would take many times their length. */
function toJoined(row: Row): Row {
  const read = joinedFields.filter((name) => name in row && typeof row[name] !== "object");
  return Object.fromEntries(read.map((name) => [name, row[name]]));
}

const toParagraphs = (plain: string) =>
  plain
    .split(/\n{2,}/)
    .filter((part) => part.trim())
    .map((part) => `<p>${escapeHtml(part)}</p>`)
    .join("");

function parseDate(value: unknown): Date | null {
  if (typeof value !== "string" && typeof value !== "number") return null;
  const date = new Date(
    typeof value === "string" && /^\d{4}-\d\d-\d\d \d/.test(value) ? `${value.replace(" ", "T")}Z` : value,
  );
  return Number.isNaN(date.getTime()) ? null : date;
}

interface FoundRow {
  table: string;
  json: string;
  isCut: boolean;
}

/**
 * The rows of the tables, each as JSON text: the objects in the arrays of the object "data". The file is never parsed
 * as a whole.
 */
async function* readRows(chunks: AsyncIterable<string>, head: SourceHead): AsyncGenerator<FoundRow> {
  const open: { key: string; isArray: boolean }[] = [];
  let [isString, isEscaped] = [false, false];
  let word = "";
  let key = "";
  let row = null as { table: string; parts: string[]; depth: number; length: number; values: number } | null;
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const character = chunk[at] as string;
      if (isString) {
        if (isEscaped) isEscaped = false;
        else if (character === "\\") isEscaped = true;
        else if (character === '"') isString = false;
        if (isString && !row && word.length < 100) word += character;
        continue;
      }
      if (character === '"') {
        isString = true;
        word = "";
      } else if (character === ",") {
        if (row) row.values += 1;
      } else if (character === ":") key = word;
      else if (character === "{" || character === "[") {
        const table = open.at(-1);
        if (character === "{" && !row && table?.isArray && open.at(-2)?.key === "data") {
          row = { table: table.key, parts: [], depth: open.length, length: 0, values: 0 };
          from = at;
        }
        open.push({ key, isArray: character === "[" });
        assertWithinLimit(open.length, parserLimits.levels);
        key = "";
      } else if (character === "}" || character === "]") {
        open.pop();
        if (row && open.length === row.depth) {
          assertWithinLimit(row.values, parserLimits.fields);
          yield { table: row.table, json: row.parts.join("") + chunk.slice(from, at + 1), isCut: false };
          row = null;
        }
      }
    }
    if (!row) continue;
    row.parts.push(chunk.slice(from));
    row.length += chunk.length - from;
    assertWithinLimit(row.length, maxItemLength);
    assertWithinLimit(row.values, parserLimits.fields);
  }
  head.isWhole = open.length === 0 && !isString;
  if (row) yield { table: row.table, json: row.parts.join(""), isCut: true };
}
