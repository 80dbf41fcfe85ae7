import type { ReactNode } from "react";
import { cn } from "../../../../lib/cn";
import { countText } from "./figure-text";

interface BarRow {
  name: string;
  /** Nobody knows what it is. */
  isUnknown?: boolean;
  count: number;
  /** Cells behind the count. */
  more?: ReactNode[];
}

interface BarTableProps {
  caption: string;
  /** What the rows are, the count, and what stands behind it. */
  columns: readonly [string, string, ...string[]];
  rows: readonly BarRow[];
  /** Below the rows. */
  note?: string | undefined;
}

const numberCell = "py-2.5 pl-4 text-right align-top sm:whitespace-nowrap tabular-nums max-sm:pl-2.5";

/** Numbers with a bar below each name: a table for whoever reads, a chart for whoever looks. */
export function BarTable({ caption, columns: [name, ...others], rows, note }: BarTableProps) {
  const highest = Math.max(...rows.map(({ count }) => count));
  return (
    <>
      <table className="w-full border-collapse text-left text-[0.95rem]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-ink border-b text-sm">
            <th scope="col" className="py-2 font-semibold">
              {name}
            </th>
            {others.map((column) => (
              <th
                key={column}
                scope="col"
                className="py-2 pl-4 text-right align-bottom font-semibold sm:whitespace-nowrap max-sm:pl-2.5 max-sm:text-xs"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two kinds may have one name
            <tr key={index} className="break-inside-avoid border-line border-b">
              <th scope="row" className="w-full max-w-0 py-2.5 text-left align-top font-medium">
                <span
                  title={row.name}
                  className={cn(
                    "mb-1.5 line-clamp-3 leading-snug [overflow-wrap:anywhere]",
                    row.isUnknown && "text-ink-soft",
                  )}
                >
                  {row.name}
                </span>
                {/* Drawn, because a browser prints no backgrounds. */}
                <svg aria-hidden="true" className="block h-2.5 w-full">
                  <rect
                    width={`${barWidth(row.count, highest)}%`}
                    height="100%"
                    rx="1"
                    className="fill-fajar"
                  />
                </svg>
              </th>
              <td className={cn(numberCell, "font-bold")}>{countText(row.count)}</td>
              {row.more?.map((cell, place) => (
                <td key={others[place + 1]} className={numberCell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="mt-2.5 text-ink-soft text-sm">{note}</p>}
    </>
  );
}

/** Percent below which a bar of something would look like one of nothing. */
const thinnest = 1;

/** How much of its place a bar takes, in percent: of nothing nothing, of anything else something. */
export function barWidth(count: number, highest: number): number {
  if (count <= 0 || highest <= 0) return 0;
  return Math.min(100, Math.max(thinnest, (count / highest) * 100));
}
