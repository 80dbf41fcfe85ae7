import { slugify } from "../../../contract/slug";
import type { Brief } from "../../../contract/studio/brief";
import { findSubject, type Subject, subjects } from "../../catalogue/subjects";
import { type Assignment, WriterRefusal } from "../writer";
import { matchTopic, nearestSubjects } from "./topic-match";

/** Titles that a refusal names. */
const named = 3;

/** The subject of the catalogue that an assignment means and nobody has written; throws a `WriterRefusal` for none. */
export function chooseSubject({ topic, brief, takenTitles }: Assignment): Subject {
  const taken = new Set(takenTitles.map(slugify));
  const isFree = ({ title }: Subject) => !taken.has(slugify(title));
  const meant = meaningOf(topic, brief);
  if (!meant)
    throw refusal(`Penulis lokal belum mengenal topik “${topic}”, jadi tidak menulisnya.`, topic, isFree);
  const angles = subjects.filter((subject) => subject.topic === meant.topic);
  const free = [meant, ...angles].find(isFree);
  if (free) return free;
  const start = `Semua artikel yang dikenal penulis lokal tentang ${meant.topic.subject} sudah ada di blog.`;
  throw refusal(start, `${topic} ${meant.topic.subject}`, isFree);
}

/** What the words of staff mean: those of the order, or of the brief that it follows. */
function meaningOf(topic: string, brief: Brief | null): Subject | null {
  for (const words of [topic, brief?.keyPhrase, brief?.title]) {
    if (!words) continue;
    const subject = findSubject(words) ?? matchTopic(words)?.subject;
    if (subject) return subject;
  }
  return null;
}

function refusal(start: string, words: string, isFree: (subject: Subject) => boolean): WriterRefusal {
  const titles = nearestSubjects(words, isFree)
    .slice(0, named)
    .map(({ title }) => `“${title}”`);
  const offer =
    titles.length === 0
      ? "Pakai topik lain, atau tulis artikelnya sendiri."
      : `Pilih judul lain yang bisa ditulisnya, misalnya ${titles.join(", ")}.`;
  return new WriterRefusal(`${start} ${offer}`);
}
