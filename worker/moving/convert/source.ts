import type { ImportFound } from "../../contract/moving";

/** One thing of another system's export, as the readers of both formats give it. */
export interface SourceItem {
  kind: "post" | "page" | "picture" | "block" | "other";
  /** What the old system calls such a thing. */
  type: string;
  sourceId: string;
  /** What it is called there, the same in each export. */
  origin: string;
  title: string;
  slug: string;
  /** Where it stood, as the file says it; may be empty. */
  address: string;
  content: string;
  excerpt: string;
  status: string;
  /** Whether only some were to read it. */
  isClosed: boolean;
  date: Date | null;
  modified: Date | null;
  /** Their name, as readers saw it. */
  author: string;
  categories: string[];
  labels: string[];
  /** Of a picture: its file. Of a post: its cover. */
  pictureUrl: string;
  /** Of a post: the id of the picture that is its cover. */
  coverId: string;
  alt: string;
  caption: string;
  parentId: string;
  /** Further addresses at which it once stood, as the file says them. */
  formerAddresses: string[];
  /** What search engines were to be told instead of its title and its excerpt. */
  seoTitle: string;
  seoDescription: string;
  /** Names of further fields that somebody has filled in. */
  customFields: string[];
  comments: number;
  isCut: boolean;
  /** Whether its text stands there in a form that is not read. */
  isUnread: boolean;
  /** Whether its text is HTML as it is, without the shortcuts of WordPress. */
  isPlainHtml: boolean;
}

/** What a file says of itself; filled while it is read. */
export interface SourceHead {
  source: ImportFound["source"];
  title: string;
  /** The address of the old site without a slash at its end; "" where it is not known. */
  site: string;
  authors: Map<string, string>;
  /** Whether this product wrote the file: its texts are HTML as it is. */
  isOurs: boolean;
  /** Whether the file came to its end. */
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

/** A file that cannot be read as what it should be; its message is for staff. */
export class UnreadableFile extends Error {
  override name = "UnreadableFile";
}

/** UTF-16 units of one thing in a file: what is larger is broken, or no text of anybody. */
export const maxItemLength = 8_000_000;
/** Elements within each other, fields beside a text, and rows that texts are joined with: they are held in memory. */
export const mostHeld = { levels: 100, fields: 20_000, rows: 200_000 };

/** Things in one file: an index of them is held in memory. */
export const maxItems = 50_000;

/** For what no export holds, and an isolate's memory has no room for. */
export function refuseMore(held: number, most: number): void {
  if (held > most)
    throw new UnreadableFile(
      "Berkas ini rusak: satu bagian di dalamnya terlalu besar atau tidak pernah berakhir.",
    );
}
