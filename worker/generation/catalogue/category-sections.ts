import type { TopicSection } from "./topic";

/** What follows a topic's own sections, in the order in which it stands in an article. */
export const sectionKinds = ["firstSteps", "mistakes", "questions", "measuring"] as const;
export type SectionKind = (typeof sectionKinds)[number];

/**
 * Sections of one category. Texts may hold `{subject}`, a noun phrase within a sentence, and links of this
 * site as `[words](/path)`.
 */
export interface CategorySections extends Record<SectionKind, readonly TopicSection[]> {
  /** The last section: what the agency does about it. */
  closings: readonly TopicSection[];
}
