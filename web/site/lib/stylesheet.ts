import { limitMs, within } from "../../lib/load-code";

let coming: Promise<unknown> | undefined;

/**
 * Loads the full stylesheet. A page contains the styles of its first view; hover states, the hydrated app and other pages need
 * the rest. In development there is nothing to load.
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
