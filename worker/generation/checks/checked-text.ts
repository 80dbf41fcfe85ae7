import type { Brief } from "../../contract/studio/brief";
import type { WritingRules } from "../../contract/studio/writing-rules";

/** What is checked: a draft, or the text of a post. `content` is HTML, cleaned or not. */
export interface CheckedText {
  title: string;
  summary: string;
  content: string;
  category: string;
}

/** What a text is checked against. */
export interface Standard {
  rules: WritingRules;
  brief: Brief | null;
  /** What the article was to be about; empty when nobody said so. */
  topic: string;
  /** Titles of other posts. */
  takenTitles: readonly string[];
  /** Posts that are near to it, with the words of their text; never the post itself. */
  existing: readonly { title: string; slug: string; text: string }[];
  /** Every article that a link may lead to; the pages of the site are known besides. */
  linkTargets: readonly { path: string }[];
  /** Categories of the blog besides those of the catalogue, the one that was ordered among them. */
  categories?: readonly string[];
}
