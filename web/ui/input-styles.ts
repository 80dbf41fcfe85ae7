/** How an input of a form looks. */
export const inputStyles =
  "block min-h-13 w-full rounded-md border border-edge bg-white px-4 py-3 text-ink placeholder:text-hint " +
  "focus-visible:border-ink aria-invalid:border-danger aria-invalid:bg-danger-faint";
