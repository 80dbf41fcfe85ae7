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

/** What stands under a heading: paragraphs, then whichever of the others the matter wants, in this order. */
interface TopicText {
  heading: string;
  paragraphs: readonly string[];
  /** Items of a list without an order. */
  list?: readonly string[];
  /** Items of a list whose order matters. */
  steps?: readonly string[];
  table?: TopicTable;
}

export interface TopicTable {
  head: readonly string[];
  /** As many cells each as `head`. */
  rows: readonly (readonly string[])[];
}

/** Texts are plain Indonesian without markup, but for links of this site as `[words](/path)`. */
export interface TopicSection extends TopicText {
  /** Parts of the section, each under a heading of its own. */
  parts?: readonly TopicText[];
}

/** One way of looking at a topic: enough of its own material to carry an article. */
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
  /** Lower-case words by which a subject that staff typed is recognised. */
  keywords: readonly string[];
  /** What people type when they look for it, such as "berapa biaya ongkir"; the topic answers what these ask. */
  asks?: readonly string[];
  angles: readonly TopicAngle[];
}
