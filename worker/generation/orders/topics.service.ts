import {
  countPostsByCategory,
  findTakenTitles,
  listTitles,
} from "../../blog/for-generation/existing-posts.service";
import { slugify } from "../../contract/text";
import type { Deps } from "../../deps";
import { AppError, fieldError } from "../../errors";
import { subjects } from "../catalogue/subjects";
import type { Writer } from "../writers/writer";
import { listOpenTopics } from "./batch.repository";

const comparedTitles = 300;
const catalogue = subjects.map(({ title, topic }) => ({ title, category: topic.category }));

/** So many topics of the catalogue that neither a post nor an order has; 409 where it has no more. */
export async function chooseFreeTopics(
  deps: Deps,
  count: number,
  category: string | null,
): Promise<Candidate[]> {
  const [newest, taken, open, postsByCategory] = await Promise.all([
    listTitles(deps, comparedTitles),
    findTakenTitles(
      deps,
      catalogue.map(({ title }) => title),
    ),
    listOpenTopics(deps.db),
    countPostsByCategory(deps),
  ]);
  const choice = { count, category, postsByCategory };
  const fresh = chooseSubjects(catalogue, { ...choice, takenTitles: [...newest, ...taken, ...open] });
  const takenNow = [...open, ...fresh.map(({ title }) => title)];
  const again = deps.writer.repeats
    ? []
    : chooseSubjects(catalogue, { ...choice, count: count - fresh.length, takenTitles: takenNow });
  const chosen = [...fresh, ...again];
  if (chosen.length === count) return chosen;
  const left = chosen.length === 0 ? "sudah habis" : `tinggal ${chosen.length}`;
  if (deps.writer.repeats) throw nothingElse(deps.writer.name, left, category);
  throw new AppError("conflict", `Topik bawaan ${left}. Isi topik sendiri, lalu coba lagi.`, {
    fields: { topic: "Isi topik sendiri" },
  });
}

/** To a writer that knows its catalogue alone no topic of one's own is of use. */
function nothingElse(name: string, left: string, category: string | null): AppError {
  const isOfCategory = catalogue.some((subject) => subject.category === category);
  const where = isOfCategory ? ` di kategori “${category}”` : "";
  const advice = isOfCategory
    ? "Pilih kategori lain atau kosongkan kategorinya, atau pesan lebih sedikit."
    : "Pesan lebih sedikit, atau tulis artikelnya sendiri.";
  const message = `Topik yang dikuasai ${name}${where} ${left}. ${advice}`;
  const field = isOfCategory ? "category" : "topic";
  return fieldError(field, message, { code: "conflict" });
}

/** The titles that neither a post nor an order has; null for a writer without a list of titles. */
export async function listFreeTitles(deps: Deps, titles: readonly string[] | null): Promise<string[] | null> {
  if (!titles) return null;
  const [written, open] = await Promise.all([findTakenTitles(deps, titles), listOpenTopics(deps.db)]);
  const taken = new Set([...written, ...open].map(slugify));
  return titles.filter((title) => !taken.has(slugify(title)));
}

/** Any integer. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** 400 if the writer does not know the typed topic or the brief's subject; `field` names the form field of the message. */
export function requireKnown({ name, match }: Writer, subject: string, field: string): void {
  const { isKnown, nearest } = match(subject);
  if (isKnown) return;
  const message =
    field === "topic"
      ? `${name} belum menguasai topik ini. Pilih salah satu topik terdekat atau tulis topik lain.`
      : `${name} belum menguasai topik “${subject}”. Isi frasa kunci bahan ini dengan salah satu topik terdekat.`;
  throw fieldError(field, message, { details: { nearest: [...nearest] } });
}

/**
 * Chooses a title for each of `count` articles about a typed topic: free titles of the writer, or the topic as typed. 400
 * if the writer has fewer.
 */
export async function titlesAbout(deps: Deps, topic: string, count: number): Promise<string[]> {
  const { name, match } = deps.writer;
  const { titles, nearest } = match(topic);
  const free = await listFreeTitles(deps, titles);
  if (!free || !titles) return Array.from({ length: count }, () => topic);
  if (free.length >= count) return free.slice(0, count);
  const has = free.length === titles.length ? "punya" : "masih punya";
  const message =
    free.length === 0
      ? `Semua artikel ${name} tentang topik ini sudah ada atau sedang ditulis. Tulis topik lain, atau kosongkan topik agar topiknya dipilihkan.`
      : `${name} hanya ${has} ${free.length} artikel tentang topik ini. Pesan lebih sedikit, atau kosongkan topik agar topiknya dipilihkan.`;
  throw fieldError("topic", message, { details: { nearest: [...nearest] } });
}

/** Chooses the title for a brief like `titlesAbout`, without the titles in `besides`. */
export async function titleForBrief(
  deps: Deps,
  subject: string,
  besides: readonly string[],
): Promise<string> {
  requireKnown(deps.writer, subject, "briefId");
  const { titles, nearest } = deps.writer.match(subject);
  const free = await listFreeTitles(deps, titles);
  if (!free) return subject;
  const title = free.find((title) => !besides.includes(title));
  if (title !== undefined) return title;
  const message = `Semua artikel ${deps.writer.name} tentang “${subject}” sudah ada atau sedang ditulis. Isi frasa kunci bahan ini dengan topik lain.`;
  throw fieldError("briefId", message, { details: { nearest: [...nearest] } });
}

interface Candidate {
  title: string;
  category: string;
}

interface Choice {
  count: number;
  /** Only subjects of this category, when the catalogue has it. */
  category: string | null;
  takenTitles: readonly string[];
  postsByCategory: ReadonlyMap<string, number>;
}

/** From this share of common words two titles count as the same. */
const sameTitle = 0.6;

/**
 * Up to `count` subjects whose titles are not taken, each from the category that has the fewest posts, counting
 * those just chosen. Fewer when the catalogue has no more.
 */
export function chooseSubjects(subjects: readonly Candidate[], choice: Choice): Candidate[] {
  const taken = choice.takenTitles.map(tokenize);
  const isFree = ({ title }: Candidate) =>
    !taken.some((words) => computeShare(words, tokenize(title)) >= sameTitle);
  const inCategory = subjects.filter(({ category }) => category === choice.category);
  const free = (inCategory.length > 0 ? inCategory : subjects).filter(isFree);
  const byCategory = Map.groupBy(shuffle(free), ({ category }) => category);
  const posts = new Map(choice.postsByCategory);
  const chosen: Candidate[] = [];
  while (chosen.length < choice.count) {
    const open = [...byCategory].filter(([, left]) => left.length > 0);
    const next = open.sort(([a], [b]) => (posts.get(a) ?? 0) - (posts.get(b) ?? 0))[0]?.[1].pop();
    if (!next) break;
    posts.set(next.category, (posts.get(next.category) ?? 0) + 1);
    chosen.push(next);
  }
  return chosen;
}

function tokenize(title: string): Set<string> {
  return new Set(title.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
}

function computeShare(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}

function shuffle(subjects: readonly Candidate[]): Candidate[] {
  return subjects
    .map((subject) => ({ subject, key: newSeed() }))
    .sort((a, b) => a.key - b.key)
    .map(({ subject }) => subject);
}
