import { type RenderedPage, type RenderInput, render, renderFooter } from "../../web/site/entry-server";

export type { RenderedPage, RenderInput };

/** The one door from the Worker to the React app: the complete HTML of a public page. */
export const renderPage: (input: RenderInput) => Promise<RenderedPage> = render;

/** The footer of every page. */
export const renderPageFooter = renderFooter;

/** Pages of the site that the Worker makes; each kind has the styles of its own in its shell. */
export const renderedKinds = ["article", "blog", "search", "not-found", "contact"] as const;
export type RenderedKind = (typeof renderedKinds)[number];
