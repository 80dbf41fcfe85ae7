import type { PageMetadata } from "../../../worker/contract/page-metadata";
import { site } from "../../../worker/contract/site";

/** Metadata of a staff page: a title for the tab, and nothing for search engines. */
export function adminMetadata(title: string): PageMetadata {
  return { page: "admin", title: `${title} | ${site.name}`, canonicalPath: null };
}
