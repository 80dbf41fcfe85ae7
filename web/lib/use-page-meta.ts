import { createContext, useContext, useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { headTags, type PageMetadata } from "../../worker/contract/page-metadata";

/** Set by the server's render, which needs the metadata of the page it has made. */
export const PageMetaCollector = createContext<((metadata: PageMetadata) => void) | null>(null);

let describedPath = "";
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The path that the head describes: the last page's until the new one knows its own metadata. */
export function useDescribedPath(): string {
  return useSyncExternalStore(
    subscribe,
    () => describedPath,
    () => "",
  );
}

/** Declares a page's title, description, canonical address and social tags. */
export function usePageMeta(metadata: PageMetadata): void {
  const collect = useContext(PageMetaCollector);
  const { pathname } = useLocation();
  collect?.(metadata);
  const key = JSON.stringify(metadata);
  useEffect(() => {
    writeHead(JSON.parse(key) as PageMetadata);
    describedPath = pathname;
    for (const listener of listeners) listener();
  }, [key, pathname]);
}

function writeHead(metadata: PageMetadata): void {
  for (const element of document.head.querySelectorAll("[data-page]")) element.remove();
  for (const { tag, attributes, text } of headTags(metadata)) {
    if (tag === "title") {
      document.title = text ?? "";
      continue;
    }
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute("data-page", "");
    document.head.append(element);
  }
}
