import { createContext, useContext } from "react";
import type { PageMetadata } from "../../../worker/contract/page-metadata";

/** Collects the metadata of the page during the server's rendering. */
export const PageMetaCollector = createContext<((metadata: PageMetadata) => void) | null>(null);

/**
 * Declares the metadata that differ from the page's entry in `contract/pages`: title, description, canonical address, social
 * tags and structured data. The server writes them into the head; a navigation uses the head of the fetched page.
 */
export function usePageMeta(metadata: PageMetadata): void {
  useContext(PageMetaCollector)?.(metadata);
}
