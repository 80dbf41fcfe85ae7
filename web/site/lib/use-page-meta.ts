import { createContext, useContext, useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import type { PageMetadata } from "../../../worker/contract/page-metadata";
import { loadCode } from "../../lib/load-code";

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

/** Declares, per page, what differs from its entry in `contract/pages`: title, description, canonical address, social tags and structured data. */
export function usePageMeta(metadata: PageMetadata): void {
  const collect = useContext(PageMetaCollector);
  const { pathname } = useLocation();
  collect?.(metadata);
  const key = JSON.stringify(metadata);
  useEffect(() => {
    // While developing no server has made the page.
    const fromServer = shown === null && document.getElementById("page-data") !== null;
    const isNew = shown !== key && !fromServer;
    shown = key;
    const written = isNew ? writeHead(JSON.parse(key) as PageMetadata, () => shown === key) : null;
    const announce = () => {
      if (shown !== key) return;
      describedPath = pathname;
      for (const listener of listeners) listener();
    };
    // A page with another page's title is better than none.
    void Promise.resolve(written).then(announce, announce);
  }, [key, pathname]);
}

/** Only a navigation needs this code. `isCurrent` is false once another page has declared its own. */
async function writeHead(metadata: PageMetadata, isCurrent: () => boolean): Promise<void> {
  const { headTags } = await loadCode(() => import("../../../worker/contract/head-tags"));
  if (!isCurrent()) return;
  for (const element of document.head.querySelectorAll("[data-page]")) element.remove();
  for (const { tag, attributes, text } of headTags(metadata)) {
    if (tag === "title") {
      document.title = text ?? "";
      continue;
    }
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text) element.textContent = text;
    element.setAttribute("data-page", "");
    document.head.append(element);
  }
}
