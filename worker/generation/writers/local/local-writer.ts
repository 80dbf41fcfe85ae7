import { slugify } from "../../../contract/slug";
import { findSubject, type Subject, subjects } from "../../catalogue/subjects";
import { createSeededChoice } from "../../seeded-choice";
import type { Assignment, Draft, Writer } from "../writer";
import { articleMarkup } from "./article-markup";
import { sectionsBeside } from "./section-choice";
import { matchTopic } from "./topic-match";
import { composeTypedSubjectArticle } from "./typed-subject/typed-subject-article";

/** Above this share of known telling words, words of staff mean a topic of the catalogue. */
const knownShare = 0.5;

/** A writer without model and network: topics and sections written by hand, composed by the assignment. */
export function createLocalWriter(): Writer {
  return {
    name: "Penulis lokal",
    repeats: true,
    match: () => ({ isKnown: true, meant: null, articles: null, nearest: [] }),
    async outline({ topic, category }) {
      const subject = findSubject(topic);
      const sections = subject?.angle.sections.map(({ heading }) => heading) ?? [];
      return { title: topic, summary: subject?.angle.summary ?? "", category: category ?? "", sections };
    },
    repair: (_assignment, draft) => Promise.resolve(draft),
    async write(assignment, _outline, signal) {
      signal.throwIfAborted();
      const subject = chooseSubject(assignment);
      if (subject) return writeSubject(subject, assignment);
      const words = findSubject(assignment.topic)?.topic.subject ?? assignment.topic;
      return composeTypedSubjectArticle({ ...assignment, topic: words });
    },
  };
}

/** The angle that the topic names, or one of the topic that its words mean; never one that is taken. */
function chooseSubject({ topic, takenTitles }: Assignment): Subject | null {
  const taken = new Set(takenTitles.map(slugify));
  const named = findSubject(topic);
  const match = named ? null : matchTopic(topic);
  const wanted = named?.topic ?? (match && match.share > knownShare ? match.topic : null);
  if (!wanted) return null;
  const angles = subjects.filter((subject) => subject.topic === wanted);
  return [named, ...angles].find((angle) => angle && !taken.has(slugify(angle.title))) ?? null;
}

function writeSubject({ title, topic, angle }: Subject, { category, seed }: Assignment): Draft {
  const choose = createSeededChoice(seed, title);
  const position = subjects.findIndex((subject) => subject.title === title);
  const sections = [...angle.sections, ...sectionsBeside(topic.category, position, choose)];
  return {
    title,
    summary: angle.summary,
    content: articleMarkup({ opening: angle.opening, sections }, topic.subject),
    category: category ?? topic.category,
    ...{ model: null, promptVersion: null, tokens: null },
  };
}
