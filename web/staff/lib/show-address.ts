import { generatePath } from "react-router-dom";

/** Replaces the address of a new record without a navigation, which would reset its form. */
export function showAddress(path: string, id: number): void {
  window.history.replaceState(window.history.state, "", generatePath(path, { id: String(id) }));
}
