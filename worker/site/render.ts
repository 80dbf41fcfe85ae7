import { type RenderedPage, type RenderInput, render } from "../../web/site/entry-server";
import type { PageId } from "../contract/pages";

export type { RenderedPage, RenderInput };

/** The one door from the Worker to the React app: the complete HTML of a public page. */
export const renderPage: (input: RenderInput) => Promise<RenderedPage> = render;

/** Pages of the site that the Worker makes as its content stands; the build makes them of the default. */
export const contentPages = [
  "home",
  "about",
  "services",
  "portfolio",
  "pricing",
  "contact",
  "privacy",
  "thankYou",
  "login",
  "gtmDebug",
] as const satisfies readonly PageId[];

/** Kinds of pages that the Worker makes; each kind has the styles of its own in its shell. */
export const renderedKinds = ["article", "blog", "search", "not-found"] as const;
export type RenderedKind = (typeof renderedKinds)[number] | (typeof contentPages)[number];
