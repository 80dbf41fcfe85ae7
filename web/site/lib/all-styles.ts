/** Milliseconds until a stylesheet that hangs is given up: two tries fit into the time that the app has. */
const limitMs = 25_000;

let asked: Promise<void> | undefined;
let tries = 0;

/**
 * Loads the stylesheet of all pages. A page holds what it needs itself as it is first shown; what the app makes of it,
 * and the pages that it leads to, need the rest. While developing there is nothing to load.
 */
export function loadStyles(): Promise<void> {
  asked ??= load();
  return asked;
}

async function load(): Promise<void> {
  const address = document.querySelector<HTMLElement>("script[data-styles]")?.dataset.styles;
  if (!address) return;
  // A browser hands whoever asks again for a file that hangs the same request.
  const href = tries ? `${address}?${tries}` : address;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  try {
    await new Promise((onload, onerror) => {
      document.head.append(Object.assign(link, { onload, onerror }));
      setTimeout(onerror, limitMs);
    });
  } catch {
    link.remove();
    asked = undefined;
    tries += 1;
    throw new Error("the stylesheet did not come");
  }
}
