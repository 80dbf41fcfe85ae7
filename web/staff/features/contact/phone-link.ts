/** Fewer digits are no number that somebody could be called at. */
const fewestDigits = 5;

/** Calls a number as it was typed; null where there is none. */
export function phoneLink(typed: string | null): string | null {
  const dialable = (typed ?? "").replace(/[^\d+]/g, "").replace(/(?!^)\+/g, "");
  return dialable.replace("+", "").length < fewestDigits ? null : `tel:${dialable}`;
}
