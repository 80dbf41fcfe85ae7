import type { KeyboardEvent } from "react";

/** Enter in a one-line field submits its form, which stores or publishes what somebody is still typing. */
export function ignoreEnter(event: KeyboardEvent): void {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}
