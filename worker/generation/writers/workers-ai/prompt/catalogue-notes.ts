import { findSubject, type Subject, subjects } from "../../../catalogue/subjects";
import type { TopicSection } from "../../../catalogue/topic";
import { matchTopic } from "../../local/topic-match";

/** What the catalogue knows of a subject. */
export interface CatalogueNotes {
  title: string;
  category: string;
  /** Whether the subject is the title of this angle; else its words only come near. */
  isNamed: boolean;
  /** A line for each section, its heading first. */
  sections: readonly string[];
}

/** The notes on the angle that a subject names or means; the seed chooses between angles of one topic. */
export function notesOn(subject: string, seed: number): CatalogueNotes | null {
  const named = findSubject(subject);
  const found = named ?? meant(subject, seed);
  if (!found) return null;
  const { title, topic, angle } = found;
  const sections = angle.sections.map(noteOf);
  return { title, category: topic.category, isNamed: named !== null, sections };
}

function meant(subject: string, seed: number): Subject | null {
  const match = matchTopic(subject);
  if (!match) return null;
  const angles = subjects.filter(({ topic }) => topic.id === match.topic.id);
  return angles[Math.abs(seed) % angles.length] ?? null;
}

type Text = Omit<TopicSection, "parts">;

function noteOf({ parts = [], ...section }: TopicSection): string {
  return withoutLinks([section, ...parts].map(textOf).join(" "));
}

function textOf({ heading, paragraphs, list = [], steps = [], table }: Text): string {
  const items = [...list, ...steps.map((step, index) => `${index + 1}) ${step}`)];
  const rows = table ? [table.head, ...table.rows].map((cells) => cells.join(" | ")) : [];
  const texts = [...paragraphs, items.join("; "), rows.join("; ")].filter((text) => text !== "");
  return `${heading}: ${texts.join(" ")}`;
}

/** Addresses in notes are no addresses that this article may lead to. */
function withoutLinks(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
}
