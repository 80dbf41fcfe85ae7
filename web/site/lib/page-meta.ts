import { createContext, useContext } from "react";
import type { PageMetadata } from "../../../worker/contract/page-metadata";

/** Set by the server's render, which needs the metadata of the page that it makes. */
export const PageMetaCollector = createContext<((metadata: PageMetadata) => void) | null>(null);

/**
 * Declares, per page, what differs from its entry in `contract/pages`: title, description, canonical address, social tags
 * and structured data. The server writes them into the head; a navigation takes the head of the page that it fetches.
 */
export function usePageMeta(metadata: PageMetadata): void {
  useContext(PageMetaCollector)?.(metadata);
}
