import type { KeyboardEvent } from "react";

/** Keeps Enter in a one-line field from submitting the form, which would store or publish unfinished text. */
export function ignoreEnter(event: KeyboardEvent): void {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}
