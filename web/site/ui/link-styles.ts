/** Classes of a link that stands on its own: bold, over a band of light. */
export const linkStyles =
  "inline-flex items-center gap-2 py-1 font-bold underline decoration-amber decoration-[3px] " +
  "underline-offset-[6px] transition-colors hover:decoration-fajar [.tone-fajar_&]:decoration-white [.tone-amber_&]:decoration-ink";
