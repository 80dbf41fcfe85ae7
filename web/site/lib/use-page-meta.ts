import { createContext, useContext, useLayoutEffect, useSyncExternalStore } from "react";
import type { PageMetadata } from "../../../worker/contract/page-metadata";
import { atArrival } from "./at-arrival";
import { usePlace } from "./place";

/** Set by the server's render, which needs the metadata of the page it has made. */
export const PageMetaCollector = createContext<((metadata: PageMetadata) => void) | null>(null);

/** The metadata that stand in the head: at first those of the page that the server made. */
let shown: string | null = null;
let describedPath = "";
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The path that the title describes: the last page's until the new one knows its own metadata. */
export function useDescribedPath(): string {
  return useSyncExternalStore(
    subscribe,
    () => describedPath,
    () => "",
  );
}

/**
 * Declares, per page, what differs from its entry in `contract/pages`: title, description, canonical address, social tags
 * and structured data. What only stands until these are known describes no page yet.
 */
export function usePageMeta(metadata: PageMetadata, isKnown = true): void {
  const collect = useContext(PageMetaCollector);
  const { pathname } = usePlace();
  collect?.(metadata);
  const key = JSON.stringify(metadata);
  // With the content: whoever sees the page, or hears that it is there, finds its title.
  useLayoutEffect(() => {
    // While developing no server has made the page.
    const fromServer = shown === null && document.getElementById("page-data") !== null;
    const isNew = shown !== key && !fromServer;
    shown = key;
    const write = ({ writeHead }: NonNullable<typeof atArrival.code>) =>
      shown === key && writeHead(JSON.parse(key) as PageMetadata);
    const announce = () => {
      if (shown !== key || !isKnown) return;
      describedPath = pathname;
      for (const listener of listeners) listener();
    };
    const { code } = atArrival;
    if (isNew && code) write(code);
    // The page that was loaded, which describes itself anew: it can do without.
    if (isNew && !code) atArrival.load().then(write).then(announce, announce);
    else announce();
  }, [key, pathname, isKnown]);
}
