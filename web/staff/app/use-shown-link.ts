import { useRef } from "react";
import { useLocation } from "react-router-dom";
import { useFadingEdges } from "../../lib/use-fading-edges";

/** Keeps the link of the page in view where the navigation is wider than the screen; another role has other links. */
export function useShownLink(links: number) {
  const navRef = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useFadingEdges(navRef, pathname, links);
  return navRef;
}
