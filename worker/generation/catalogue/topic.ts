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

/** Texts are plain Indonesian without markup. */
export interface TopicSection {
  heading: string;
  paragraphs: readonly string[];
  /** Items of a list that stands after the paragraphs. */
  list?: readonly string[];
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
  angles: readonly TopicAngle[];
}
