import { AppError } from "../../app-error";
import {
  countPostsByCategory,
  findTakenTitles,
  listTitles,
} from "../../blog/for-generation/existing-posts.service";
import { slugify } from "../../contract/slug";
import type { Deps } from "../../deps";
import { subjects } from "../catalogue/subjects";
import { listOpenTopics } from "./batch.repository";
import { chooseSubjects } from "./topic-choice";

const comparedTitles = 300;
const catalogue = subjects.map(({ title, topic }) => ({ title, category: topic.category }));

/** So many topics of the catalogue that neither a post nor an order has; 409 where it has no more. */
export async function chooseFreeTopics(
  deps: Deps,
  count: number,
  category: string | null,
  seed: number,
): Promise<{ title: string; category: string }[]> {
  const [newest, taken, open, postsByCategory] = await Promise.all([
    listTitles(deps, comparedTitles),
    listTakenTopics(deps),
    listOpenTopics(deps.db),
    countPostsByCategory(deps),
  ]);
  const choice = { count, category, postsByCategory, seed };
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
  return new AppError("conflict", message, { fields: { [field]: message } });
}

/** Those of a writer's titles that neither a post nor an order has; null where it may write any number. */
export async function listFreeTitles(deps: Deps, titles: readonly string[] | null): Promise<string[] | null> {
  if (!titles) return null;
  const [written, open] = await Promise.all([findTakenTitles(deps, titles), listOpenTopics(deps.db)]);
  const taken = new Set([...written, ...open].map(slugify));
  return titles.filter((title) => !taken.has(slugify(title)));
}

/** Titles of the catalogue that a post of any age has. */
export function listTakenTopics(deps: Deps): Promise<string[]> {
  return findTakenTitles(
    deps,
    catalogue.map(({ title }) => title),
  );
}

/** Any integer that an order's topics and articles follow from. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
