import { escapeHtml } from "../../../contract/plain-text";
import { standardName } from "../../../contract/site-content/brand-pictures";
import type { SiteContent } from "../../../contract/site-content/schema";
import { defaultContent } from "../../../contract/site-content/site-content";
import type { Brief } from "../../../contract/studio/brief";
import { slugify } from "../../../contract/text";
import { type Subject, subjects } from "../../catalogue/subjects";
import type { TopicSection } from "../../catalogue/topic";
import { findSubject, matchTopic, nearestSubjects, sumWeights, toQuestion } from "../topic-match";
import {
  type Assignment,
  type Draft,
  type Match,
  type SiteLink,
  type Writer,
  WriterRefusal,
} from "../writer";
import {
  articleMarkup,
  type FurtherReading,
  linkedPaths,
  listPaths,
  planSections,
  turns,
} from "./article-plan";

/** The most links of an article to this site, and the most of them to other articles. */
const mostLinks = 4;
const mostFurther = 2;

/**
 * A writer without model and network: topics and sections written by hand, composed by the assignment. It writes of
 * what its catalogue holds and refuses everything else. Of a brief it follows the subject, the outline where headings
 * agree, own facts and call to action; the tone of its texts is settled.
 */
export function createLocalWriter(content = () => Promise.resolve(defaultContent)): Writer {
  return {
    name: "Penulis lokal",
    repeats: true,
    match,
    async outline(assignment, signal) {
      signal.throwIfAborted();
      const subject = chooseSubject(assignment);
      const { brief } = assignment;
      const sections = planSections(subject, { brief, headings: brief?.outline ?? [], turn: 0 });
      return { ...writeHead(subject, assignment), sections: sections.map(({ heading }) => heading) };
    },
    async write(assignment, outline, signal) {
      signal.throwIfAborted();
      const subject = findSubject(outline.title) ?? chooseSubject(assignment);
      return inOurName(compose(subject, assignment, outline.sections, 0), await content());
    },
    async repair(assignment, draft, _faults, signal) {
      signal.throwIfAborted();
      const another = anotherDraft(assignment, draft, await content());
      if (another) return another;
      throw new WriterRefusal("Penulis lokal tidak punya susunan lain untuk artikel ini.");
    },
  };
}

/** The texts of the catalogue call the business what it is called in a fresh installation. */
const inOurName = (draft: Draft, { business }: SiteContent): Draft => ({
  ...draft,
  content: draft.content.replaceAll(standardName, escapeHtml(business.name)),
});

/** The same article with the next choice of sections; null after the last choice, or if the outline decides the sections. */
function anotherDraft(assignment: Assignment, draft: Draft, content: SiteContent): Draft | null {
  const subject = findSubject(draft.title);
  if (!subject) return null;
  const headings = assignment.brief?.outline ?? [];
  const drafts = Array.from({ length: turns }, (_, turn) =>
    inOurName(compose(subject, assignment, headings, turn), content),
  );
  const turn = drafts.findIndex(({ content }) => content === draft.content);
  return drafts.slice(turn + 1).find(({ content }) => content !== draft.content) ?? null;
}

function match(topic: string): Match {
  const exact = findSubject(topic);
  if (exact) return { isKnown: true, meant: null, titles: titlesBeside(exact), nearest: [] };
  const found = matchTopic(topic)?.subject ?? null;
  const nearest = nearestSubjects(topic, (subject) => subject !== found).map(({ title }) => title);
  if (!found) return { isKnown: false, meant: null, titles: [], nearest };
  return { isKnown: true, meant: found.title, titles: titlesBeside(found), nearest };
}

function titlesBeside({ title, topic }: Subject): string[] {
  return [...new Set([title, ...topic.angles.map((angle) => angle.title)])];
}

function writeHead({ title, topic, angle }: Subject, { category }: Assignment) {
  return { title, summary: angle.summary, category: category ?? topic.category };
}

function compose(subject: Subject, assignment: Assignment, headings: readonly string[], turn: number): Draft {
  const sections = planSections(subject, { brief: assignment.brief, headings, turn });
  const opening = subject.angle.opening;
  const paths = listPaths(assignment.links);
  const linked = linkedPaths([...opening, ...sections.flatMap(listTexts)], paths);
  const further = chooseFurtherReading(
    subject,
    assignment.links.filter(({ path }) => !linked.includes(path)),
    Math.max(0, Math.min(mostFurther, mostLinks - linked.length)),
    Math.abs(assignment.seed),
  );
  const written = sections.map((section) => {
    const reading = further.get(section);
    return reading ? { ...section, further: reading } : section;
  });
  const content = articleMarkup({ opening, sections: written }, { subject: subject.topic.subject, paths });
  return { ...writeHead(subject, assignment), content, model: null, promptVersion: null, tokens: null };
}

const named = 3;

/** The subject of the catalogue that an assignment means and nobody has written; throws a `WriterRefusal` for none. */
function chooseSubject({ topic, brief, takenTitles }: Assignment): Subject {
  const taken = new Set(takenTitles.map(slugify));
  const isFree = ({ title }: Subject) => !taken.has(slugify(title));
  const meant = findMeaning(topic, brief);
  if (!meant)
    throw refusal(`Penulis lokal belum mengenal topik “${topic}”, jadi tidak menulisnya.`, topic, isFree);
  const angles = subjects.filter((subject) => subject.topic === meant.topic);
  const free = [meant, ...angles].find(isFree);
  if (free) return free;
  const start = `Semua artikel yang dikenal penulis lokal tentang ${meant.topic.subject} sudah ada di blog.`;
  throw refusal(start, `${topic} ${meant.topic.subject}`, isFree);
}

/** The subject that the words of the order or of its brief match. */
function findMeaning(topic: string, brief: Brief | null): Subject | null {
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

/** The share of a title's significant words that a section must contain to link that article. */
const titleShare = 0.6;

const leads = [
  "Baca juga: ",
  "Masih berkaitan dengan hal ini: ",
  "Untuk melanjutkan, baca ",
  "Artikel kami yang berkaitan: ",
  "Bila hal ini sedang Anda kerjakan, buka juga ",
];

/**
 * Chooses which articles of `links` the sections link at their end: up to `most`, the best matches first, at most one a
 * section.
 */
function chooseFurtherReading(
  subject: Subject,
  links: readonly SiteLink[],
  most: number,
  seed: number,
): ReadonlyMap<TopicSection, FurtherReading> {
  const sections = subject.angle.sections.map((section) => ({ section, roots: rootsIn(section) }));
  const places = links
    .filter(({ path, title }) => path.startsWith("/blog/") && title !== subject.title)
    .flatMap((link) => {
      const { terms } = toQuestion(link.title);
      const isSameTopic = findSubject(link.title)?.topic === subject.topic;
      return sections.map(({ section, roots }) => {
        const shared = terms.filter((term) => [...term.roots].some((root) => roots.has(root)));
        return { link, section, fit: sumWeights(shared) / sumWeights(terms) + (isSameTopic ? 1 : 0) };
      });
    })
    .filter(({ fit }) => fit >= titleShare)
    .sort((a, b) => b.fit - a.fit);
  const chosen = new Map<TopicSection, FurtherReading>();
  for (const { link, section } of places) {
    const given = [...chosen.values()];
    if (chosen.size >= most || chosen.has(section) || given.some((reading) => reading.link === link))
      continue;
    chosen.set(section, { before: leads[(seed + given.length) % leads.length] ?? "", link });
  }
  return chosen;
}

function listTexts(section: TopicSection): string[] {
  const { heading, paragraphs, list = [], steps = [], table, parts = [] } = section;
  const cells = table ? [...table.head, ...table.rows.flat()] : [];
  return [heading, ...paragraphs, ...list, ...steps, ...cells, ...parts.flatMap(listTexts)];
}

function rootsIn(section: TopicSection): ReadonlySet<string> {
  return new Set(toQuestion(listTexts(section).join(" ")).terms.flatMap(({ roots }) => [...roots]));
}
