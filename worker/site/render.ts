import { type RenderedPage, type RenderInput, render } from "../../web/site/entry-server";
import type { PageId } from "../contract/pages";

export type { RenderedPage, RenderInput };

/** The only entry from the Worker to the React app: the complete HTML of a public page. */
export const renderPage: (input: RenderInput) => Promise<RenderedPage> = render;

/** Pages with editable content, which the Worker renders; the build renders them with the default content. */
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

/** Kinds of pages that the Worker renders; each has its own shell with its styles. */
export const renderedKinds = ["article", "blog", "search", "not-found"] as const;
export type RenderedKind = (typeof renderedKinds)[number] | (typeof contentPages)[number];
