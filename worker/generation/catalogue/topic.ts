/** Categories of the catalogue; the articles of the local seed stand in the same ones. */
export const topicCategories = [
  "Pembuatan Website",
  "Toko Online",
  "SEO",
  "Desain & UX",
  "Media Sosial",
  "Perawatan Website",
] as const;
export type TopicCategory = (typeof topicCategories)[number];

/** The text under a heading: paragraphs, then the optional parts in this order. */
interface TopicText {
  heading: string;
  paragraphs: readonly string[];
  /** Items of an unordered list. */
  list?: readonly string[];
  /** Items of an ordered list. */
  steps?: readonly string[];
  table?: TopicTable;
}

export interface TopicTable {
  head: readonly string[];
  /** Each row has as many cells as `head`. */
  rows: readonly (readonly string[])[];
}

/** Plain Indonesian text; the only markup is links of this site as `[words](/path)`. */
export interface TopicSection extends TopicText {
  /** Subsections, each with its own heading. */
  parts?: readonly TopicText[];
}

/** One angle on a topic, with enough material for an article. */
export interface TopicAngle {
  /** Unique in the whole catalogue. */
  title: string;
  summary: string;
  opening: readonly string[];
  sections: readonly TopicSection[];
}

export interface Topic {
  /** Unique in the whole catalogue, kebab-case. */
  id: string;
  category: TopicCategory;
  /** A noun phrase in lower case that fits into a sentence. */
  subject: string;
  /** Lower-case words that identify the subject in what staff typed. */
  keywords: readonly string[];
  /** Questions that the topic answers, as people type them, such as "berapa biaya ongkir". */
  asks?: readonly string[];
  angles: readonly TopicAngle[];
}
