/** Classes of an input; the staff area sets its height. */
export const inputStyles =
  "block min-h-(--field-height,3.25rem) w-full rounded-md border border-edge bg-white px-(--field-inset,1rem) py-(--field-padding,0.75rem) text-ink placeholder:text-hint " +
  "focus-visible:border-ink aria-invalid:border-danger aria-invalid:bg-danger-faint [&[readonly]]:bg-sand";

/** Classes of a checkbox in lists and dialogs. */
export const checkboxStyles = "size-5 shrink-0 cursor-pointer accent-fajar";
