import type { ImportFound } from "../../contract/moving";

/** An item of another system's export, in the form that both readers produce. */
export interface SourceItem {
  kind: "post" | "page" | "picture" | "block" | "other";
  type: string;
  sourceId: string;
  /** The id in the old system, the same in each export. */
  origin: string;
  title: string;
  slug: string;
  /** The URL as the file says it; may be empty. */
  address: string;
  content: string;
  excerpt: string;
  status: string;
  /** Whether only some readers had access. */
  isClosed: boolean;
  date: Date | null;
  modified: Date | null;
  /** The author's display name. */
  author: string;
  categories: string[];
  labels: string[];
  /** The file of a picture, or the cover of a post. */
  pictureUrl: string;
  /** The picture id of a post's cover. */
  coverId: string;
  alt: string;
  caption: string;
  parentId: string;
  /** Earlier URLs as the file says them. */
  formerAddresses: string[];
  seoTitle: string;
  seoDescription: string;
  /** Names of other fields that have a value. */
  customFields: string[];
  comments: number;
  isCut: boolean;
  /** Whether the text has a format that cannot be read. */
  isUnread: boolean;
  /** Whether the text is plain HTML, without WordPress shortcodes. */
  isPlainHtml: boolean;
}

/** Metadata of a file, filled while it is read. */
export interface SourceHead {
  source: ImportFound["source"];
  title: string;
  /** The URL of the old site without a trailing slash; "" if unknown. */
  site: string;
  authors: Map<string, string>;
  /** Whether this product wrote the file; its texts are then plain HTML. */
  isOurs: boolean;
  /** Whether the file ended properly. */
  isWhole: boolean;
  others: Map<string, number>;
}

export function emptyItem(): SourceItem {
  return {
    ...{ kind: "post", type: "post", sourceId: "", origin: "", title: "", slug: "", address: "" },
    content: "",
    ...{ excerpt: "", status: "", isClosed: false, date: null, modified: null, author: "", categories: [] },
    ...{ labels: [], pictureUrl: "", coverId: "", alt: "", caption: "", parentId: "", comments: 0 },
    ...{ formerAddresses: [], seoTitle: "", seoDescription: "", customFields: [] },
    ...{ isCut: false, isUnread: false, isPlainHtml: false },
  };
}

/** A file that cannot be parsed; the message is shown to staff. */
export class UnreadableFile extends Error {
  override name = "UnreadableFile";
}

/** UTF-16 units of one item; a larger one is broken. */
export const maxItemLength = 8_000_000;
/** Limits of nested elements, of fields besides the text and of joined rows, which are all held in memory. */
export const parserLimits = { levels: 100, fields: 20_000, rows: 200_000 };

/** Items of one file; their index is held in memory. */
export const maxItems = 50_000;

/** Throws if a file holds more than an isolate's memory allows. */
export function assertWithinLimit(held: number, most: number): void {
  if (held > most)
    throw new UnreadableFile(
      "Berkas ini rusak: satu bagian di dalamnya terlalu besar atau tidak pernah berakhir.",
    );
}
