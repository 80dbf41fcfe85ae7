import { allStyles, stylesInTime } from "../lib/all-styles";
import { atArrival } from "../lib/at-arrival";
import type { SiteData } from "../lib/page-data";
import type { Address } from "../lib/place";
import { routeAt } from "./site-routes";

/** Milliseconds after which a page is shown without its data, and says itself that they are on their way. */
const dataLimitMs = 1000;

/** Fetches what a place needs; undefined where all of it is here. It fails where the page cannot be shown without. */
export type Prepare = (address: Address) => Promise<unknown> | undefined;

export interface Preparing {
  code: Prepare;
  codeAndData: Prepare;
}

/** What places need that this page, with the data that the server gave it, has not yet. */
export function preparing(given: SiteData): Preparing {
  const loaded = window.location.pathname + window.location.search;
  const hasData = Object.keys(given).length > 0;

  const isLoaded = ({ pathname, search }: Address) => pathname + search === loaded;

  function dataOf(address: Address) {
    return hasData && isLoaded(address) ? undefined : routeAt(address.pathname).data?.late;
  }

  function code(address: Address) {
    // Without the one a page would stand under another one's title, without the other it would lack its looks.
    const ofMoves = isLoaded(address) ? [] : [atArrival, { code: allStyles.code, load: () => stylesInTime }];
    return loadAll([routeAt(address.pathname).page, dataOf(address), ...ofMoves]);
  }

  function codeAndData(address: Address) {
    const fetchData = () => dataOf(address)?.code?.prepare?.(address, given);
    const missing = code(address);
    if (missing) return missing.then(() => atMost([fetchData(), atArrival.load()]));
    const data = fetchData();
    return data || !atArrival.code ? atMost([data, atArrival.load()]) : undefined;
  }

  return { code, codeAndData };
}

interface Coming {
  code: unknown;
  load: () => Promise<unknown> | undefined;
}

function loadAll(codes: readonly (Coming | undefined)[]): Promise<unknown> | undefined {
  const missing = codes.filter((late) => late && !late.code);
  return missing.length > 0 ? Promise.all(missing.map((late) => late?.load())) : undefined;
}

/** What does not come is said by the page itself. */
function atMost(fetched: readonly unknown[]): Promise<unknown> {
  const limit = new Promise((resolve) => setTimeout(resolve, dataLimitMs));
  return Promise.race([Promise.allSettled(fetched), limit]);
}
