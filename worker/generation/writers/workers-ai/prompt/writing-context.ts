import { standardName } from "../../../../contract/site-content/brand-pictures";
import { hoursText, maintenanceText, rupiah } from "../../../../contract/site-content/facts";
import type { Offer, SiteContent } from "../../../../contract/site-content/schema";
import { type Subject, subjects } from "../../../catalogue/subjects";
import type { TopicSection } from "../../../catalogue/topic";
import { findSubject, matchTopic } from "../../topic-match";
import type { Assignment } from "../../writer";

export interface WritingContext {
  notes: CatalogueNotes | null;
  facts: readonly string[];
  business: SiteContent["business"];
}

export function buildWritingContext({ topic, seed }: Assignment, content: SiteContent): WritingContext {
  const notes = notesOn(topic, seed);
  const { name } = content.business;
  const ours = notes && {
    ...notes,
    sections: notes.sections.map((text) => text.replaceAll(standardName, name)),
  };
  return { notes: ours, facts: houseFacts(content), business: content.business };
}

/** Facts of the business from the site content, one a line. */
function houseFacts({ business, packages, faq }: SiteContent): readonly string[] {
  const { name, address, founded, hours, replyTime } = business;
  return [
    `${name}, agensi web di ${address.city}, ${address.region}, berdiri sejak ${founded}`,
    `Jam buka: ${hours.map((row) => `${row.days} ${hoursText(row)}`).join("; ")}`,
    `Pesan dibalas dalam ${replyTime}`,
    ...faq.home.map(({ question, answer }) => `${question} ${answer}`),
    ...packages.website.map((offer) => offered("Paket website", offer)),
    `Perawatan website: ${maintenanceText(packages)}`,
    ...packages.indicative.map(({ name, price }) => `${name}: mulai ${rupiah(price)}`),
    ...packages.seo.map((offer) => offered("Paket SEO", offer)),
    ...packages.social.map((offer) => offered("Paket media sosial", offer)),
  ];
}

function offered(kind: string, { title, price, period, features }: Offer): string {
  return `${kind} ${title}, ${rupiah(price)}${period}: ${features.join("; ")}`;
}

interface CatalogueNotes {
  title: string;
  category: string;
  /** Whether the subject is the title of this angle, not only similar. */
  isNamed: boolean;
  /** One line for each section, beginning with its heading. */
  sections: readonly string[];
}

/** The catalogue's notes for the angle that matches a subject; the seed chooses between the angles of a topic. */
export function notesOn(subject: string, seed: number): CatalogueNotes | null {
  const named = findSubject(subject);
  const found = named ?? meant(subject, seed);
  if (!found) return null;
  const { title, topic, angle } = found;
  const sections = angle.sections.map(formatNote);
  return { title, category: topic.category, isNamed: named !== null, sections };
}

function meant(subject: string, seed: number): Subject | null {
  const match = matchTopic(subject);
  if (!match) return null;
  const angles = subjects.filter(({ topic }) => topic.id === match.topic.id);
  return angles[Math.abs(seed) % angles.length] ?? null;
}

type Text = Omit<TopicSection, "parts">;

function formatNote({ parts = [], ...section }: TopicSection): string {
  return withoutLinks([section, ...parts].map(toText).join(" "));
}

function toText({ heading, paragraphs, list = [], steps = [], table }: Text): string {
  const items = [...list, ...steps.map((step, index) => `${index + 1}) ${step}`)];
  const rows = table ? [table.head, ...table.rows].map((cells) => cells.join(" | ")) : [];
  const texts = [...paragraphs, items.join("; "), rows.join("; ")].filter((text) => text !== "");
  return `${heading}: ${texts.join(" ")}`;
}

/** Removes links, because the article may not contain those of the notes. */
function withoutLinks(text: string): string {
  return text.replace(/\[([^[\]]+)\]\([^()]*\)/g, "$1");
}
