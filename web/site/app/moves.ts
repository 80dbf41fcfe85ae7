import { isConnectionSpared } from "../lib/connection";
import { type Address, type GoOptions, loadedPlace, type Moves, type Place } from "../lib/place";
import type { Prepare } from "./prepare";

/** What shows the places that moves lead to. */
export interface Shower {
  /** Shows a place, of the same page before anything else; once it stands there, `arrive` is to be called. */
  show: (place: Place, isSamePage: boolean) => void;
  /** Says whether a move is under way that has nothing to show yet. */
  announce: (isUnderWay: boolean) => void;
}

export interface SiteMoves extends Moves {
  /** The place that was loaded. */
  first: Place;
  follow: (shower: Shower) => () => void;
  arrive: (place: Place) => void;
  /** The browser is about to lead elsewhere, or to a download: no move of ours may come in between. */
  giveUp: () => void;
}

const pageOf = ({ pathname, search }: Address) => pathname + search;

export function addressOf(address: Address): string {
  return pageOf(address) + address.hash;
}

/**
 * The moves from page to page. The next page is made ready first; then address, title and content change together. The
 * last move wins; one whose code does not come becomes an ordinary one. The browser's own buttons change the address at
 * once, which nobody can keep them from.
 */
export function createMoves(prepare: Prepare, leave = moveOrdinarily): SiteMoves {
  const first = placeNow("default");
  let shown = first;
  let underWay: Place | null = null;
  let isLeaving = false;
  let shower: Shower | null = null;

  function move(place: Place): void {
    underWay = place;
    isLeaving = false;
    // All of it is here, and the browser has moved the view: the next way back must find that this place was shown.
    const isSamePage = place.way === "pop" && pageOf(place) === pageOf(shown);
    const ready = isSamePage ? undefined : prepare(place);
    shower?.announce(ready !== undefined);
    if (!ready) {
      shower?.show(place, isSamePage);
      return;
    }
    ready.then(
      () => underWay === place && shower?.show(place, false),
      (error: unknown) => {
        console.warn(error);
        if (underWay !== place) return;
        if (isLeaving) shower?.announce(false);
        else leave(place);
      },
    );
  }

  function go(to: string, options: GoOptions = {}): void {
    const place = loadedPlace(new URL(to, window.location.href), newKey());
    const way = addressOf(place) === addressOf(window.location) ? "replace" : "push";
    move({ ...place, ...options, way });
  }

  function arrive(place: Place): void {
    // The browser has gone elsewhere while this page was rendered: another one is about to take its place.
    if (underWay !== place && underWay?.way === "pop") return;
    if (place.way !== "pop" && keyOf(window.history.state) !== place.key) {
      window.history[`${place.way}State`]({ key: place.key }, "", addressOf(place));
    }
    shown = place;
    if (underWay === place) end();
  }

  function end(): void {
    underWay = null;
    shower?.announce(false);
  }

  /** Ends what is under way, unless the address stands without its page: that of a way back, which has to come. */
  function stay(): void {
    if (shown.key === keyOf(window.history.state)) end();
    else move(placeNow(newKey()));
  }

  function giveUp(): void {
    stay();
    isLeaving = true;
  }

  function follow(next: Shower): () => void {
    const handlePop = () => move(placeNow(newKey()));
    // Left by an ordinary move, and taken out of the browser's memory again.
    const handleShow = ({ persisted }: PageTransitionEvent) => persisted && stay();
    shower = next;
    window.addEventListener("popstate", handlePop);
    window.addEventListener("pageshow", handleShow);
    // An anchor that the browser has followed while the page was being taken over.
    if (addressOf(window.location) !== addressOf(shown)) handlePop();
    return () => {
      shower = null;
      window.removeEventListener("popstate", handlePop);
      window.removeEventListener("pageshow", handleShow);
    };
  }

  return {
    first,
    go,
    prepare(to) {
      // It is asked for again, and fails again, when somebody goes there.
      if (!isConnectionSpared()) prepare(new URL(to, window.location.href))?.catch(console.warn);
    },
    headedFor: () => (underWay ?? window.location).pathname,
    follow,
    arrive,
    giveUp,
  };
}

/** An entry that no move has made gets a key: the page that was loaded, and the anchors that the browser follows itself. */
function placeNow(key: string): Place {
  const known = keyOf(window.history.state);
  if (known !== undefined) return loadedPlace(window.location, known);
  window.history.replaceState({ key }, "");
  return { ...loadedPlace(window.location, key), staysPut: true };
}

function newKey(): string {
  return Math.random().toString(36).slice(2);
}

function keyOf(state: unknown): string | undefined {
  const { key } = (state ?? {}) as { key?: unknown };
  return typeof key === "string" ? key : undefined;
}

function moveOrdinarily(place: Place): void {
  if (place.way === "push") window.location.assign(addressOf(place));
  else window.location.reload();
}
