import { createContext, useContext, useMemo } from "react";

/** Where one is in the site: an address, and how one came to it. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** Of the entry in the history; "default" for the page that was loaded. */
  key: string;
  /** `pop` is the page that was loaded, and what the browser's own buttons lead to. */
  way: "pop" | "push" | "replace";
  /** At the same path the view stays where it is: where it was, or where the browser has taken it. */
  staysPut?: boolean;
}

/** The part of an address that a page is found by, with what follows it. */
export type Address = Pick<Place, "pathname" | "search" | "hash">;

export interface GoOptions {
  /** Where only the query changes, the view stays where it is, as when a list is filtered. */
  staysPut?: boolean;
}

/** What a page may do about moves. */
export interface Moves {
  go: (to: string, options?: GoOptions) => void;
  /** Fetches what the page at this address will need, before anybody has asked for it. */
  prepare: (to: string) => void;
  /** The path that one is on the way to, or has reached. */
  headedFor: () => string;
}

export const PlaceContext = createContext<Place>({
  ...{ pathname: "/", search: "", hash: "", key: "default", way: "pop" },
});

/** On the server nobody moves. */
export const MovesContext = createContext<Moves>({ go() {}, prepare() {}, headedFor: () => "" });

export function usePlace(): Place {
  return useContext(PlaceContext);
}

export function useMoves(): Moves {
  return useContext(MovesContext);
}

export function useSearchParams(): URLSearchParams {
  const { search } = usePlace();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** The place of an address that is loaded, as it is in the browser and on the server. */
export function loadedPlace({ pathname, search, hash }: Address, key = "default"): Place {
  return { pathname, search, hash, key, way: "pop" };
}
