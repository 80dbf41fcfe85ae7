/** How a box to tick looks in lists and dialogs. */
export const checkboxStyles = "size-5 shrink-0 cursor-pointer accent-fajar";
