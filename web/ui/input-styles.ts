/** How an input of a form looks. */
export const inputStyles =
  "block min-h-13 w-full rounded-md border border-edge bg-white px-4 py-3 text-ink placeholder:text-[#6b6479] " +
  "focus-visible:border-ink aria-invalid:border-danger aria-invalid:bg-[#fff7f4]";
