import { slugify } from "../../contract/slug";
import { topicCategories } from "../catalogue/topic";

/** Pictures of a category in `web/public/images/blog/topics`. */
const coversPerCategory = 3;

/** Path of a picture for a new article: one of its category's, or the general one. */
export function coverFor(category: string, seed: number): string {
  const known = topicCategories.find((name) => name.toLowerCase() === category.toLowerCase());
  if (!known) return "/images/blog/default.svg";
  return `/images/blog/topics/${slugify(known)}-${(Math.abs(seed) % coversPerCategory) + 1}.svg`;
}
