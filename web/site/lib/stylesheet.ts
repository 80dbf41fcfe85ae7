import { limitMs, within } from "../../lib/load-code";

let coming: Promise<unknown> | undefined;

/**
 * Applies the stylesheet of all pages. A page holds the styles that it needs as it is first shown; what the app makes of
 * it, what a mouse lights up, and other pages need the rest. While developing there is nothing to load.
 */
export function allStyles(): Promise<unknown> {
  coming ??= within(limitMs, load()).catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

function load(): Promise<unknown> {
  const href = document.querySelector<HTMLElement>("script[data-styles]")?.dataset.styles;
  if (!href) return Promise.resolve();
  return new Promise((onload, fail) => {
    const link = document.createElement("link");
    const onerror = () => {
      link.remove();
      fail(new Error(href));
    };
    document.head.append(Object.assign(link, { rel: "stylesheet", href, onload, onerror }));
  });
}
