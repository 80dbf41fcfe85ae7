/** Percent below which a bar of something would look like one of nothing. */
const thinnest = 1;

/** How much of its place a bar takes, in percent: of nothing nothing, of anything else something. */
export function barWidth(count: number, highest: number): number {
  if (count <= 0 || highest <= 0) return 0;
  return Math.min(100, Math.max(thinnest, (count / highest) * 100));
}

interface BarProps {
  count: number;
  highest: number;
  /** `won` is thin, so that the two are told apart without their colours. */
  kind?: "all" | "won";
}

/** A number of a table as a bar; drawn, because a browser prints no backgrounds. */
export function Bar({ count, highest, kind = "all" }: BarProps) {
  return (
    <svg aria-hidden="true" className={kind === "won" ? "block h-1 w-full" : "block h-2.5 w-full"}>
      <rect
        width={`${barWidth(count, highest)}%`}
        height="100%"
        rx="1"
        className={kind === "won" ? "fill-leaf" : "fill-fajar"}
      />
    </svg>
  );
}
