import { type RenderedPage, type RenderInput, render } from "../../web/site/entry-server";

export type { RenderedPage, RenderInput };

/** The one door from the Worker to the React app: the complete HTML of a public page. */
export const renderPage: (input: RenderInput) => Promise<RenderedPage> = render;
