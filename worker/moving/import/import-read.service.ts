import type { ImportFound } from "../../contract/moving";
import { maxSlugLength, toPostSlug } from "../../contract/text";
import type { Deps } from "../../deps";
import { JobError } from "../../jobs/job";
import type { JobHandler, JobWrites } from "../../jobs/job.service";
import { type ConvertedItem, convertItems, readIndex, type SourceIndex } from "../convert/convert-items";
import { UnreadableFile } from "../convert/source";
import {
  countFound,
  findImport,
  findTaken,
  importFailed,
  importReady,
  insertItems,
  lastPosition,
  markPresent,
  setSlugs,
} from "./import.repository";

export const fileKey = (id: string) => `imports/${id}`;
export const zipKey = (id: string) => `imports/${id}.zip`;

/**
 * Limits of one attempt: an invocation has a thousand queries and half a minute of CPU time; `length` is in UTF-16
 * units.
 */
const attemptLimits = { items: 800, length: 6_000_000 };
/** Items and UTF-16 units of one database batch. */
const batchLimits = { items: 40, length: 1_000_000 };

const stopped = "Berkas belum selesai dibaca";

/**
 * Parses a file and stores its items for review; nothing on the site changes. Each attempt reads the file from its
 * beginning, because texts may refer to any part of it, and converts the items that earlier attempts have not stored.
 */
export const importReadHandler: JobHandler = {
  kind: "import-read",
  timeoutMs: 5 * 60_000,
  maxRunning: 1,
  failed: { once: stopped, always: `${stopped} setelah beberapa kali dicoba. Unggah lagi.` },
  run: readFile,
  onFailed: (id, now) => importFailed("import-read", id, now),
};

async function readFile(deps: Deps, id: string): Promise<JobWrites | "unfinished"> {
  const { db, backupBucket } = deps;
  const row = await findImport(db, id);
  if (row?.state !== "reading") return [];
  async function* open() {
    const object = await backupBucket?.get(fileKey(id));
    if (!object) throw new JobError("permanent", "Berkas yang diunggah tidak ada lagi. Unggah lagi.");
    yield* object.body;
  }
  try {
    const index = await readIndex(open, row.site);
    if (!(await storeItems(deps, id, index))) return "unfinished";
    await chooseSlugs(deps, id);
    return importReady(id, await toFound(deps, id, index), deps.clock());
  } catch (error) {
    if (error instanceof UnreadableFile) throw new JobError("permanent", error.message);
    // A broken row of a Ghost export; a retry cannot succeed.
    if (error instanceof SyntaxError) throw new JobError("permanent", "Berkas JSON ini rusak. Ekspor lagi.");
    throw error;
  }
}

/** False if the limits of an attempt were reached before the end of the file. */
async function storeItems({ db }: Deps, id: string, index: SourceIndex): Promise<boolean> {
  let batch: ConvertedItem[] = [];
  let [length, converted, items] = [0, 0, 0];
  const store = async () => {
    if (batch.length > 0) await insertItems(db, id, batch);
    batch = [];
    length = 0;
  };
  for await (const item of convertItems(index, await lastPosition(db, id))) {
    batch.push(item);
    length += item.content.length;
    converted += item.content.length + 1000;
    items += 1;
    if (batch.length >= batchLimits.items || length > batchLimits.length) await store();
    if (converted > attemptLimits.length || items >= attemptLimits.items) {
      await store();
      return false;
    }
  }
  await store();
  return true;
}

const slugsAtOnce = 500;

/** Chooses a free slug for each post, so that texts can link to it before it is written. */
export async function chooseSlugs({ db }: Deps, id: string): Promise<void> {
  const given = new Set<string>();
  /** The number that the next post is tried with first, by what stays of its slug before a number. */
  const next = new Map<string, number>();
  const waiting = await markPresent(db, id);
  for (let from = 0; from < waiting.length; from += slugsAtOnce) {
    const part = waiting.slice(from, from + slugsAtOnce);
    const candidates = part.flatMap(({ slug }) => [
      slug,
      ...[2, 3, 4, 5].map((number) => toPostSlug(slug, number)),
    ]);
    const taken = await findTaken(db, candidates);
    const changes = part.flatMap(({ position, slug }) => {
      const base = slug.slice(0, maxSlugLength - 10);
      let number = next.get(base) ?? 1;
      let free = slug;
      while (taken.has(free) || given.has(free)) {
        number += 1;
        free = toPostSlug(slug, number);
      }
      next.set(base, number);
      given.add(free);
      return free === slug ? [] : [{ position, slug: free }];
    });
    if (changes.length > 0) await setSlugs(db, id, changes);
  }
}

const nameOfOther: Record<string, string> = {
  members: "anggota Ghost",
  newsletters: "nawala Ghost",
  comments: "komentar Ghost",
};

async function toFound(
  { db }: Deps,
  id: string,
  { head, faults, references, addresses }: SourceIndex,
): Promise<ImportFound> {
  const { counts, pictures, authors, categories, notes, other } = await countFound(db, id);
  const [count] = counts;
  const files = references.pictures.size;
  const shown = pictures[0]?.count ?? 0;
  const others = [...head.others].map(([name, of]) => ({
    name: `Tidak diambil: ${nameOfOther[name] ?? name}`,
    count: of,
  }));
  const unused = Math.max(0, files - shown);
  const warnings = [
    ...(head.isWhole
      ? []
      : ["Berkas ini terpotong: yang ada di bagian akhirnya tidak ikut. Ekspor dan unggah lagi."]),
    ...(faults.foreignBytes > 0
      ? [`${faults.foreignBytes} huruf di berkas ini bukan UTF-8 dan dibaca sebagai Windows-1252.`]
      : []),
    ...(head.site === ""
      ? [
          "Berkas ini tidak menyebut alamat situs lama: gambarnya tidak dapat diambil dan alamat lama tidak dikenali.",
        ]
      : []),
  ];
  return {
    ...{ source: head.source, site: head.site, title: head.title, words: count?.words ?? 0 },
    ...{ posts: count?.posts ?? 0, pages: count?.pages ?? 0, pictures: shown },
    ...{ present: count?.present ?? 0, addresses: count?.addresses ?? 0 },
    ...{ authors, categories, notes, warnings, hosts: [...addresses.hosts].slice(0, 20) },
    other: [
      ...other,
      ...others,
      ...(unused > 0
        ? [{ name: "Gambar dan berkas yang tidak dipakai artikel mana pun", count: unused }]
        : []),
    ],
  };
}
