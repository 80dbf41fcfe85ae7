import { hashOf } from "../seeded-choice";

interface Candidate {
  title: string;
  category: string;
}

interface Choice {
  count: number;
  /** Only subjects of this category, when the catalogue has it. */
  category: string | null;
  /** Titles that exist or are being written. */
  takenTitles: readonly string[];
  /** Category → posts in it. */
  postsByCategory: ReadonlyMap<string, number>;
  /** Any integer; decides between subjects that are as good as each other. */
  seed: number;
}

/** Share of common words from which two titles are about the same. */
const sameTitle = 0.6;

/**
 * Up to `count` subjects whose titles are not taken, each from the category that has the fewest posts, counting
 * those just chosen. Fewer when the catalogue has no more.
 */
export function chooseSubjects(subjects: readonly Candidate[], choice: Choice): Candidate[] {
  const taken = choice.takenTitles.map(wordsOf);
  const isFree = ({ title }: Candidate) =>
    !taken.some((words) => shareOf(words, wordsOf(title)) >= sameTitle);
  const inCategory = subjects.filter(({ category }) => category === choice.category);
  const free = (inCategory.length > 0 ? inCategory : subjects).filter(isFree);
  const byCategory = Map.groupBy(shuffle(free, choice.seed), ({ category }) => category);
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

function wordsOf(title: string): Set<string> {
  return new Set(title.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
}

/** Share of the words of both that both have, from 0 to 1. */
function shareOf(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}

/** In an order that follows from the seed: sorted by a hash of seed and title. */
function shuffle(subjects: readonly Candidate[], seed: number): Candidate[] {
  return [...subjects]
    .map((subject) => ({ subject, key: hashOf(`${seed}:${subject.title}`) }))
    .sort((a, b) => a.key - b.key)
    .map(({ subject }) => subject);
}
