import { type ComponentType, startTransition } from "react";
import { toYear } from "../../../worker/contract/jakarta";
import type { SiteContent } from "../../../worker/contract/site-content/schema";
import type { Location } from "../lib/page";
import { createRoot, hydrateRoot } from "../react";
import type { LoadPage } from "./routes";
import { SiteApp } from "./site-app";
import { readPage } from "./use-navigation";

/** Hydrates the HTML of the server or the build. */
export async function hydrate({ default: Page }: Awaited<ReturnType<LoadPage>>): Promise<void> {
  const root = document.getElementById("root");
  if (!root) return;
  const { pathname, search, hash } = window.location;
  const location = { pathname, search, hash };
  // In development there is no rendered HTML.
  if (import.meta.env.DEV) return develop(root, location, Page);
  const first = readPage(document, location, Page);
  // In a transition React hydrates in small steps, between which the browser handles input.
  startTransition(() => void hydrateRoot(root, <SiteApp first={first} />));
}

/** Renders the page in development, with data from the Worker's page at the same address and content from its API. */
async function develop(root: Element, location: Location, Page: ComponentType): Promise<void> {
  const content: SiteContent = await (await fetch("/api/site-content/public")).json();
  const response = await fetch(location.pathname + location.search);
  const made = new DOMParser().parseFromString(await response.text(), "text/html");
  const page = readPage(made, location, Page);
  createRoot(root).render(<SiteApp first={{ ...page, data: { ...page.data, content } }} />);
  const { default: SiteFooter } = await import("./footer/site-footer");
  const footer = root.parentElement?.appendChild(document.createElement("div"));
  if (footer) createRoot(footer).render(<SiteFooter year={toYear(Date.now())} content={content} />);
}
