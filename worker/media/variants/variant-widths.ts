import { variantWidths } from "../../contract/media/picture-address";

/** How much wider than its largest width a picture must be to come in its own width too. */
const worthwhile = 1.15;

/** Widths in which a picture is offered, ascending: never wider than it is, and at least one. */
export function widthsOf(ownWidth: number): number[] {
  const smaller: number[] = variantWidths.filter((width) => width <= ownWidth);
  const largest = smaller.at(-1);
  if (largest === undefined) return [ownWidth];
  const mostWidth = Math.max(...variantWidths);
  const isOwnToo = ownWidth < mostWidth && ownWidth >= worthwhile * largest;
  return isOwnToo ? [...smaller, ownWidth] : smaller;
}
