import { appLimitMs, spareLimitMs, within } from "../../lib/load-code";
import { lateCode } from "./late-code";

/** Milliseconds until a stylesheet that hangs is given up: the app asks again when it needs it. */
const limitMs = 25_000;

let asked: Promise<HTMLLinkElement> | undefined;
let tries = 0;

/**
 * What a move waits for. Once the page has lost the stylesheet, or has waited for it for a while, the browser's own
 * moves are the faster ones.
 */
export let stylesInTime: Promise<unknown> | undefined;

/**
 * The stylesheet of all pages. A page holds what it needs itself as it is first shown; what the app makes of it, and the
 * pages that it leads to, need the rest. It is fetched for no medium, because all that stands there is styled anew as
 * it begins to hold: `apply` is for when somebody has touched the page, or something new is shown. While developing
 * there is nothing to load.
 */
export const allStyles = lateCode(async () => {
  const address = document.querySelector<HTMLElement>("script[data-styles]")?.dataset.styles;
  if (address) {
    asked ??= load(address);
    stylesInTime ??= within(spareLimitMs, asked);
    stylesInTime.catch(() => {});
  }
  const link = await asked;
  // A medium of the sheet that is here: another value of the attribute would fetch it anew.
  return { apply: () => link?.sheet?.media.appendMedium("all") };
}, appLimitMs);

async function load(address: string): Promise<HTMLLinkElement> {
  // A browser hands whoever asks again for a file that hangs the same request.
  const href = tries ? `${address}?${tries}` : address;
  const link = document.createElement("link");
  try {
    await new Promise((onload, onerror) => {
      document.head.append(
        Object.assign(link, { rel: "stylesheet", media: "not all", href, onload, onerror }),
      );
      setTimeout(onerror, limitMs);
    });
    return link;
  } catch (error) {
    link.remove();
    asked = undefined;
    tries += 1;
    throw error;
  }
}
