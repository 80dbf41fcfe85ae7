import { type Subject, subjects, topics } from "../../catalogue/subjects";
import type { Topic } from "../../catalogue/topic";
import { type Question, questionOf, sharedTerms, type Term, weightOf } from "./question";

/** How much of what was typed a topic must know. */
const knownShare = 0.6;
/** How near to what was typed a phrase of the topic must be: nearer, the less was typed. */
const nearEnough = 0.6;
const nearToOneTelling = 0.75;
const nearToOneWord = 0.9;
/** Terms of less weight together, such as "toko online", name a subject only where a phrase is nothing else. */
const leastWeight = 0.65;
const sameWords = 0.95;
/** Between phrases that are as near as each other, the topic that is called so goes first. */
const bonusOfSubject = 0.01;

interface Topical {
  topic: Topic;
  subject: Question;
  phrases: readonly Question[];
  /** Every term by which the topic is known. */
  terms: readonly Term[];
}

let known: readonly Topical[] | null = null;

/** Made when the first words are matched, not when the Worker starts. */
function topicals(): readonly Topical[] {
  known ??= topics.map(topicalOf);
  return known;
}

/** What people type for a topic stands in its `asks`; one without them is looked for by its keywords. */
function topicalOf(topic: Topic): Topical {
  const titles = topic.angles.flatMap(({ title }) => [title, ...title.split(/[:?]/).slice(0, -1)]);
  const keywords = topic.keywords.filter((keyword) => !topic.asks || keyword.includes(" "));
  const subject = questionOf(topic.subject);
  const phrases = [subject, ...[...keywords, ...(topic.asks ?? []), ...titles].map(questionOf)];
  const terms = [...phrases, ...topic.keywords.map(questionOf)].flatMap((phrase) => phrase.terms);
  return { topic, subject, phrases, terms };
}

export interface TopicMatch {
  topic: Topic;
  /** The angle that the words fit best. */
  subject: Subject;
  /** How near the nearest phrase of the topic is, from 0.6 to 1. */
  share: number;
}

/**
 * The topic that answers what was typed; null when none does. A topic answers when it knows the telling words and
 * one of its phrases asks the same: who wants to know what something is, costs or differs by is not told how to do it.
 */
export function matchTopic(text: string): TopicMatch | null {
  const question = questionOf(text);
  const weight = weightOf(question.terms);
  if (weight === 0) return null;
  const leastShare = leastShareOf(question);
  let best: { topic: Topic; share: number; score: number } | null = null;
  for (const { topic, subject, phrases, terms } of topicals()) {
    if (weightOf(sharedTerms(question.terms, terms)) / weight < knownShare) continue;
    const share = Math.max(...phrases.map((phrase) => nearness(question, phrase)));
    const score = share + bonusOfSubject * nearness(question, subject);
    if (share >= leastShare && score > (best?.score ?? 0)) best = { topic, share, score };
  }
  return best && { topic: best.topic, share: best.share, subject: angleFor(best.topic, question) };
}

function leastShareOf({ terms }: Question): number {
  if (weightOf(terms) < leastWeight) return sameWords;
  if (terms.length === 1) return nearToOneWord;
  const telling = terms.filter((term) => term.weight >= leastWeight);
  return telling.length > 1 ? nearEnough : nearToOneTelling;
}

/** From 0 to 1; 0 where the phrase does not ask what the question asks. */
function nearness(question: Question, phrase: Question): number {
  if (!asksAlso(phrase, question)) return 0;
  const shared = weightOf(sharedTerms(question.terms, phrase.terms));
  return (2 * shared) / (weightOf(question.terms) + weightOf(phrase.terms));
}

function asksAlso(phrase: Question, { intents }: Question): boolean {
  return [...intents].every((intent) => phrase.intents.has(intent));
}

function angleFor(topic: Topic, question: Question): Subject {
  const angles = subjects.filter((subject) => subject.topic === topic);
  const [first] = angles.sort((a, b) => closeness(question, b) - closeness(question, a));
  if (!first) throw new RangeError(`No angle of ${topic.id}`);
  return first;
}

/** How much the title says of what was typed, and, half as much, summary and headings. */
function closeness(question: Question, { title, angle }: Subject): number {
  const own = questionOf(title);
  const rest = questionOf([angle.summary, ...angle.sections.map(({ heading }) => heading)].join(" "));
  const asksTheSame = question.intents.size > 0 && asksAlso(own, question) ? 3 : 0;
  return (
    asksTheSame +
    2 * weightOf(sharedTerms(question.terms, own.terms)) +
    weightOf(sharedTerms(question.terms, rest.terms))
  );
}

/**
 * Up to five titles of different topics: those that share most of the telling words, filled up from the category of the
 * first. Words that no topic knows get one title of each category.
 */
export function nearestSubjects(
  text: string,
  isOffered: (subject: Subject) => boolean = () => true,
): Subject[] {
  const most = 5;
  // Whatever they ask.
  const question = { intents: new Set<never>(), terms: questionOf(text).terms };
  const offered = subjects.filter(isOffered);
  const near = topicals()
    .map((topical) => ({ topic: topical.topic, likeness: likenessOf(question, topical) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ topic }) => topic);
  const [first] = near;
  const others = first ? topics.filter(({ category }) => category === first.category) : starters();
  const nearest = [...new Set([...near, ...others])].flatMap((topic) => {
    const own = offered.filter((subject) => subject.topic === topic);
    return own.sort((a, b) => closeness(question, b) - closeness(question, a))[0] ?? [];
  });
  return nearest.slice(0, most);
}

/** How much a topic shares with typed words, and that with how near a phrase of it is; 0 for too little. */
function likenessOf(question: Question, { phrases, terms }: Topical): number {
  const shared = weightOf(sharedTerms(question.terms, terms));
  if (shared < leastWeight) return 0;
  return shared + Math.max(...phrases.map((phrase) => nearness(question, phrase)));
}

/** The first topic of each category. */
function starters(): Topic[] {
  return [...new Map(topics.toReversed().map((topic) => [topic.category, topic])).values()].toReversed();
}
