import { topics } from "../../catalogue/subjects";
import type { Topic } from "../../catalogue/topic";

/** Words that nearly every subject of this blog has, and the small words of the language. */
const commonWords = new Set(
  `agar akan anda apa apakah atau bagaimana bagi baik bisa bisnis buat cara dalam dan dari dengan di ini itu jasa
  kami kapan kecil ke kecil kita memilih menentukan mengapa menulis membuat milik oleh online pada panduan para
  perlu saat saja saya sebelum sebuah supaya tanpa tentang tepat terbaik tips toko umkm untuk usaha web website yang`
    .split(/\s+/)
    .filter(Boolean),
);

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a keyword, when all of them are among `words`. */
function knownWords(keyword: string, words: readonly string[]): string[] {
  const parts = wordsOf(keyword);
  return parts.every((part) => words.includes(part)) ? parts : [];
}

export interface TopicMatch {
  topic: Topic;
  /** Share of the telling words that the topic knows, above 0 and up to 1. */
  share: number;
}

/** The topic that knows most of the telling words of a text; null when none knows any. */
export function matchTopic(text: string): TopicMatch | null {
  const words = wordsOf(text);
  const telling = words.filter((word) => !commonWords.has(word));
  if (telling.length === 0) return null;
  let best: TopicMatch | null = null;
  for (const topic of topics) {
    const known = new Set(
      [topic.subject, ...topic.keywords].flatMap((keyword) => knownWords(keyword, words)),
    );
    const share = telling.filter((word) => known.has(word)).length / telling.length;
    if (share > (best?.share ?? 0)) best = { topic, share };
  }
  return best;
}
