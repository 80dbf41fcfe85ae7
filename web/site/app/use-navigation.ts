import { type ComponentType, startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import { limitMs, loadCode } from "../../lib/load-code";
import { failureAt } from "../content/loading";
import { announcePage } from "../lib/announce-page";
import { watchEntrances } from "../lib/entrances";
import { type Location, readPageData, type SiteData } from "../lib/page";
import { allStyles } from "../lib/stylesheet";
import { FailedPage } from "./failed-page";
import { findPageLoader, findRoute } from "./routes";
import { menuId } from "./site-header";

export interface ShownPage {
  location: Location;
  data: SiteData;
  Page: ComponentType;
  /** The page's part of the document's head; undefined for a page that could not be fetched. */
  head?: { title: string; elements: readonly Element[] };
  /** Whether a link led to the page, so that it enters with an animation; false for Back and Forward. */
  isNew?: boolean;
  /** Whether only the data changed, for example by a filter: focus and scroll position stay. */
  isFiltered?: boolean;
}

/** The pages of this visit by path and query, so that Back needs no request. */
const pages = new Map<string, Promise<ShownPage>>();

/** Reads the page in a document of the server. */
export function readPage(document: Document, location: Location, Page: ComponentType): ShownPage {
  const data = readPageData(document, location.pathname);
  const elements = [...document.head.querySelectorAll("[data-page]")];
  return { location, data, Page, head: { title: document.title, elements } };
}

function loadPage(location: Location): Promise<ShownPage> {
  const address = location.pathname + location.search;
  const known = pages.get(address);
  if (known) return known;
  const coming = fetchPage(location, address);
  pages.set(address, coming);
  coming.catch(() => pages.delete(address));
  return coming;
}

/** Fetches the server's HTML of a page, with its data and head, and its code in parallel. */
async function fetchPage(location: Location, address: string): Promise<ShownPage> {
  const code = loadCode(findPageLoader(location.pathname));
  // A failure of the code is handled after the document has arrived.
  code.catch(() => {});
  const response = await fetch(address, { signal: AbortSignal.timeout(2 * limitMs) });
  const document = new DOMParser().parseFromString(await response.text(), "text/html");
  const isPage = document.getElementById("page-data") !== null;
  if (!isPage && !response.ok) throw new Error(`${address} answered ${response.status}`);
  try {
    if (!isPage || response.redirected) throw new Error(`${address} leads elsewhere`);
    const [{ default: Page }] = await Promise.all([code, allStyles()]);
    return readPage(document, location, Page);
  } catch (error) {
    // The page is of another deployment or outside of the site, so the browser loads it.
    console.warn(error);
    window.location.reload();
    return new Promise(() => {});
  }
}

/** Whether the app handles a navigation: only those to another page of the site. */
function isForApp(event: NavigateEvent): boolean {
  const { canIntercept, destination, downloadRequest, formData, hashChange, navigationType } = event;
  if (!canIntercept || hashChange || downloadRequest !== null || formData || navigationType === "reload") {
    return false;
  }
  // Caused by the app's own `history.replaceState`.
  if (destination.sameDocument && navigationType !== "traverse") return false;
  return findRoute(new URL(destination.url).pathname) !== undefined;
}

/**
 * Handles navigations by links, forms, Back and Forward. The Navigation API keeps the history, the scroll positions and the
 * order of navigations; a browser without it loads each page. Returns the current page and the path of the pending
 * navigation.
 */
export function useNavigation(first: ShownPage): { page: ShownPage; pendingPath: string | null } {
  const [page, setPage] = useState(first);
  const [pendingPath, setPendingPath] = useState<string | null>(null);
  const shown = useRef(first);
  const announcedPath = useRef(first.location.pathname);
  const finish = useRef(() => {});

  useEffect(() => {
    const { navigation } = window;
    if (!navigation) return;
    // A refused form belongs to this page load only.
    if (!first.data.refusedForm) {
      pages.set(first.location.pathname + first.location.search, Promise.resolve(first));
    }

    async function handle(
      { navigationType, signal }: NavigateEvent,
      location: Location,
      isFiltered: boolean,
    ) {
      const { pathname } = location;
      setPendingPath(pathname);
      const next = await loadPage(location).catch((error: unknown) => {
        console.warn(error);
        const { content } = shown.current.data;
        const title = `${failureAt(pathname).title} | ${content.business.name}`;
        return { location, data: { content }, Page: FailedPage, head: { title, elements: [] } };
      });
      if (signal.aborted) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      finish.current = resolve;
      startTransition(() => {
        setPage({ ...next, location, isFiltered, isNew: navigationType !== "traverse" });
        setPendingPath(null);
      });
      // The browser scrolls after this promise.
      await promise;
    }

    const handleNavigate = (event: NavigateEvent) => {
      if (!isForApp(event)) return;
      document.getElementById(menuId)?.hidePopover?.();
      const { pathname, search, hash, href } = new URL(event.destination.url);
      const isSamePath = pathname === shown.current.location.pathname;
      const isFiltered = event.info === "filter" || (isSamePath && isOfForm(event.sourceElement));
      // A form without values adds "?" to the address.
      if (href.endsWith("?")) {
        event.preventDefault();
        navigation.navigate(pathname, { info: isFiltered && "filter" });
        return;
      }
      event.intercept({
        focusReset: "manual",
        scroll: isFiltered ? "manual" : "after-transition",
        handler: () => handle(event, { pathname, search, hash }, isFiltered),
      });
    };
    // The request begins on pointerdown, before the click.
    const handlePress = ({ target }: PointerEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]:not([target])");
      if (!link || link.origin !== window.location.origin || !findRoute(link.pathname)) return;
      loadPage({ pathname: link.pathname, search: link.search, hash: link.hash }).catch(console.warn);
    };
    navigation.addEventListener("navigate", handleNavigate);
    document.addEventListener("pointerdown", handlePress, { passive: true });
    return () => {
      navigation.removeEventListener("navigate", handleNavigate);
      document.removeEventListener("pointerdown", handlePress);
    };
  }, [first]);

  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (!page.isFiltered) document.getElementById("main")?.focus({ preventScroll: true });
    watchEntrances(document);
    finish.current();
    if (!page.head) return;
    writeHead(page.head);
    if (announcedPath.current === page.location.pathname) return;
    announcedPath.current = page.location.pathname;
    announcePage();
  }, [page]);

  return { page, pendingPath };
}

function isOfForm(element: Element | null): boolean {
  return element?.closest("form") != null;
}

function writeHead({ title, elements }: NonNullable<ShownPage["head"]>): void {
  document.title = title;
  for (const element of document.head.querySelectorAll("[data-page]")) element.remove();
  document.head.append(...elements);
}
