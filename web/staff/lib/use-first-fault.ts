import { useEffect, useRef } from "react";

/** The ref of a form, in which the first field that is marked as wrong takes the focus each time that `marked` changes. */
export function useFirstFault(marked: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (marked > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [marked]);
  return form;
}
