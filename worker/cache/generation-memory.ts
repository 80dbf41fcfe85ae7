/**
 * A state of the posts. Every write moves on to another one, and copies made before are not found again. What is due
 * later becomes public without a write: see `momentOf`.
 */
export interface ContentGeneration {
  id: string;
  /** Grows with every write; null for a word of the operator, or of a write of which D1 could not tell. */
  number: number | null;
  /**
   * When what is public changes by time alone, in milliseconds since 1970, ascending; before them the last such moment
   * that had passed when the state was read. Null where nobody could tell.
   */
  dues: readonly number[] | null;
  /** Where in D1's history the state stands: a replica that is not there yet must not be read; null, none may be. */
  bookmark: string | null;
}

/** What an isolate knows of the generation. */
export interface GenerationMemory {
  known: {
    generation: ContentGeneration;
    /** That of the newest state that was ever known. */
    number: number;
    isWord: boolean;
    /** Milliseconds since 1970 until which nobody is asked. */
    until: number;
  } | null;
  /** Words that were left behind: a location may still be told them for a minute. */
  left: Set<string>;
}

export function createGenerationMemory(): GenerationMemory {
  return { known: null, left: new Set() };
}

/** Milliseconds after which a copy ends where nobody could tell what is due. */
const unknownMs = 5 * 60_000;

/**
 * What tells the copies of one state apart: the last moment at which something became public. By the reader's own
 * clock, so that no job has to run for it, and the same for whoever reads the state, whenever they do.
 */
export function momentOf({ id, dues }: ContentGeneration, now: number): string {
  if (dues === null) return `${id}~${Math.floor(now / unknownMs).toString(36)}`;
  const last = dues.findLast((due) => due <= now);
  return last === undefined ? id : `${id}.${last.toString(36)}`;
}

export const isolateMemory = createGenerationMemory();

const mostWords = 20;

/**
 * Takes over what was read unless something newer is known: KV may answer what it held a minute ago, and what came
 * last need not be the newest. Answers what is known now.
 */
export function learn(memory: GenerationMemory, read: ContentGeneration, until: number): ContentGeneration {
  const { known } = memory;
  const { id, number } = read;
  if (known && (id === known.generation.id || isOlder(memory, read, known.number))) {
    known.until = until;
    return known.generation;
  }
  if (known?.isWord) leave(memory, known.generation.id);
  memory.known = { generation: read, number: number ?? known?.number ?? 0, isWord: number === null, until };
  return read;
}

function isOlder(
  { left }: GenerationMemory,
  { id, number }: ContentGeneration,
  knownNumber: number,
): boolean {
  return number === null ? left.has(id) : number <= knownNumber;
}

function leave({ left }: GenerationMemory, word: string): void {
  left.add(word);
  const [oldest] = left;
  if (left.size > mostWords && oldest !== undefined) left.delete(oldest);
}
