import { Parser } from "htmlparser2";
import { trimEnd } from "../../contract/plain-text";
import { unescapeShortcodes } from "./shortcodes";
import {
  assertWithinLimit,
  emptyItem,
  maxItemLength,
  parserLimits,
  type SourceHead,
  type SourceItem,
  UnreadableFile,
} from "./source";

/** The `generator` element of this product's exports. */
export const ownGenerator = "https://arunikaweb.example/?v=1";

interface Category {
  domain: string;
  name: string;
}

interface OpenItem {
  fields: Map<string, string>;
  categories: Category[];
  /** A key may occur several times. */
  meta: [key: string, value: string][];
  comments: number;
  length: number;
}

/** The items of a WordPress export (WXR), in order; the file's metadata is stored in `head`. */
export async function* readWxr(chunks: AsyncIterable<string>, head: SourceHead): AsyncGenerator<SourceItem> {
  const found: SourceItem[] = [];
  const wxr = createHandler(head, (item) => found.push(item));
  const parser = new Parser(wxr.handler, { xmlMode: true, decodeEntities: true });
  for await (const chunk of chunks) {
    parser.write(chunk);
    wxr.checkSize(chunk.length);
    yield* found.splice(0);
  }
  parser.end();
  yield* found.splice(0);
  if (!wxr.isWxr()) {
    throw new UnreadableFile(
      "Berkas ini bukan ekspor WordPress (WXR) atau Ghost (JSON). Di WordPress: Alat › Ekspor › Semua konten. Di Ghost: Settings › Export.",
    );
  }
}

function createHandler(head: SourceHead, onItem: (item: SourceItem) => void) {
  const stack: string[] = [];
  let item: OpenItem | null = null;
  /** Values of the current author, category or meta element. */
  let group = new Map<string, string>();
  let text: string[] = [];
  let category: Category | null = null;
  let hasWxrNames = false;
  let [groupLength, authorsLength] = [0, 0];
  /** Characters since the last closed element. */
  let waiting = 0;

  function hold(name: string, value: string) {
    group.set(name, value);
    groupLength += value.length;
    assertWithinLimit(group.size, parserLimits.fields);
    assertWithinLimit(groupLength, maxItemLength);
  }

  function closeElement(name: string, value: string) {
    const parent = stack.at(-1) ?? "";
    if (item) {
      if (name === "item") {
        onItem(toItem(item, head, false));
        item = null;
      } else if (name === "category" && category) {
        item.categories.push({ ...category, name: value });
        category = null;
      } else if (name === "wp:postmeta") {
        item.meta.push([group.get("wp:meta_key") ?? "", group.get("wp:meta_value") ?? ""]);
      } else if (name === "wp:comment") item.comments += 1;
      else if (parent === "wp:postmeta") hold(name, value);
      else if (parent === "item" && !item.fields.has(name)) item.fields.set(name, value);
      return;
    }
    if (parent === "wp:author") hold(name, value);
    else if (name === "wp:author") {
      const login = group.get("wp:author_login") ?? "";
      const shown = group.get("wp:author_display_name") || login;
      head.authors.set(login, shown);
      authorsLength += login.length + shown.length;
      assertWithinLimit(authorsLength, maxItemLength);
    } else if (parent === "channel") {
      if (name === "title") head.title = value.trim();
      if (name === "generator") head.isOurs = value === ownGenerator;
      if (name === "wp:base_blog_url") head.site = withoutSlash(value);
      if (name === "link" && !head.site) head.site = withoutSlash(value);
    } else if (name === "rss") head.isWhole = true;
  }

  return {
    isWxr: () => hasWxrNames,
    /** An element that never ends would be held in memory whole. */
    checkSize(length: number) {
      waiting += length;
      assertWithinLimit(waiting, maxItemLength);
    },
    handler: {
      onopentag(name: string, attribs: Record<string, string>) {
        waiting = 0;
        if (name.startsWith("wp:")) hasWxrNames = true;
        if (name === "item" && !item) {
          item = { fields: new Map(), categories: [], meta: [], comments: 0, length: 0 };
        } else if (name === "category" && item && stack.at(-1) === "item") {
          category = { domain: attribs.domain ?? "category", name: "" };
        } else if (name === "wp:postmeta" || name === "wp:author") {
          group = new Map();
          groupLength = 0;
        }
        stack.push(name);
        text = [];
        assertWithinLimit(stack.length, parserLimits.levels);
        if (item)
          assertWithinLimit(
            item.categories.length + item.meta.length + item.fields.size,
            parserLimits.fields,
          );
        assertWithinLimit(head.authors.size, parserLimits.fields);
      },
      ontext(data: string) {
        text.push(data);
        if (item) {
          item.length += data.length;
          assertWithinLimit(item.length, maxItemLength);
        }
      },
      onclosetag(name: string, isImplied: boolean) {
        waiting = 0;
        stack.pop();
        if (!isImplied) closeElement(name, text.join(""));
        else if (name === "item" && item) {
          onItem(toItem(item, head, true));
          item = null;
        } else if (item && stack.at(-1) === "item") item.fields.set(name, text.join(""));
        text = [];
      },
    },
  };
}

const seoTitles = /^(_yoast_wpseo_title|rank_math_title|_aioseo_title|_seopress_titles_title)$/;
const seoDescriptions =
  /^(_yoast_wpseo_metadesc|rank_math_description|_aioseo_description|_seopress_titles_desc)$/;
/** Fields of this product and of plugins that carry no content. */
const fieldsOfPrograms = /^(_|rank_math_|arunika_cover$|redirect_from$|enclosure$)/;

/** The URL of a sibling page: the last part of the path is replaced. */
function siblingUrl(address: string, slug: string): string {
  const bare = withoutSlash(address);
  return bare.slice(0, bare.lastIndexOf("/") + 1) + slug;
}

const withoutSlash = (address: string) => trimEnd(address.trim(), /\//);

function toItem(
  { fields, categories, meta, comments }: OpenItem,
  head: SourceHead,
  isCut: boolean,
): SourceItem {
  const field = (name: string) => fields.get(name)?.trim() ?? "";
  const type = field("wp:post_type") || "post";
  const named = (wanted: RegExp) =>
    categories
      .filter(({ domain, name }) => wanted.test(domain) && name.trim())
      .map(({ name }) => name.trim());
  const author = field("dc:creator");
  const content = fields.get("content:encoded") ?? fields.get("description") ?? "";
  const address = field("link");
  const readValues = (wanted: RegExp) =>
    meta.filter(([key, value]) => wanted.test(key) && value.trim()).map(([, value]) => value.trim());
  const [seoTitle = "", seoDescription = ""] = [seoTitles, seoDescriptions].map(
    // A value with placeholders such as %%title%% only repeats what the site shows anyway.
    (wanted) => readValues(wanted).find((value) => !/%%?\w+%/.test(value)) ?? "",
  );
  return {
    ...emptyItem(),
    ...{ kind: toKind(type), type, sourceId: field("wp:post_id"), comments, isCut },
    origin: field("guid") || field("link") || `${head.site}/?p=${field("wp:post_id")}`,
    title: fields.get("title") ?? "",
    slug: field("wp:post_name"),
    address,
    content: head.isOurs ? unescapeShortcodes(content) : content,
    excerpt: fields.get("excerpt:encoded") ?? "",
    status: field("wp:status") || "publish",
    isClosed: field("wp:post_password") !== "",
    date:
      parseDate(field("wp:post_date_gmt")) ?? parseDate(field("wp:post_date")) ?? pubDate(field("pubDate")),
    modified: parseDate(field("wp:post_modified_gmt")) ?? parseDate(field("wp:post_modified")),
    author: head.authors.get(author) ?? author,
    categories: named(/^category$/),
    labels: [...named(/^(post_)?tag$/), ...named(/^(?!category$|(post_)?tag$|nav_menu$|post_format$)/)],
    pictureUrl:
      (type === "attachment" ? field("wp:attachment_url") : readValues(/^arunika_cover$/).at(-1)) ?? "",
    coverId: readValues(/^_thumbnail_id$/).at(-1) ?? "",
    alt: readValues(/^_wp_attachment_image_alt$/).at(-1) ?? "",
    formerAddresses: [
      ...(/\?/.test(address) ? [] : readValues(/^_wp_old_slug$/).map((slug) => siblingUrl(address, slug))),
      ...readValues(/^redirect_from$/),
    ],
    ...{ seoTitle, seoDescription, isPlainHtml: head.isOurs },
    customFields: [
      ...new Set(meta.filter(([key, value]) => value && !fieldsOfPrograms.test(key)).map(([key]) => key)),
    ],
    caption: type === "attachment" ? (fields.get("excerpt:encoded") ?? "") : "",
    parentId: field("wp:post_parent"),
  };
}

function toKind(type: string): SourceItem["kind"] {
  if (type === "post" || type === "page") return type;
  if (type === "attachment") return "picture";
  return type === "wp_block" ? "block" : "other";
}

/** WordPress writes the date 0000-00-00 if it has none. */
function parseDate(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) || text.startsWith("0000")) return null;
  const date = new Date(`${text.replace(" ", "T")}Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}

function pubDate(text: string): Date | null {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1970 ? null : date;
}
