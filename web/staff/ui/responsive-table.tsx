// biome-ignore-all lint/a11y/noRedundantRoles: CSS that changes `display` takes a table's own roles away in some browsers
import type { ReactNode } from "react";
import { cn } from "../../lib/cn";

interface ResponsiveTableProps {
  caption: string;
  columns: readonly string[];
  /** `TableRow`s. */
  children: ReactNode;
}

/**
 * A table on a wide screen, a stack of cards on a narrow one. A table wider than the screen scrolls by itself.
 */
export function ResponsiveTable({ caption, columns, children }: ResponsiveTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section aria-label={caption} tabIndex={0} className="lg:overflow-x-auto">
      <table role="table" className="w-full border-collapse text-left text-[0.9rem] max-lg:block">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="max-lg:sr-only">
          <tr role="row" className="border-b-2 border-ink">
            {columns.map((column) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className="h-11 px-2 font-bold whitespace-nowrap first:pl-0"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-lg:grid max-lg:gap-2.5 md:max-lg:grid-cols-2">
          {children}
        </tbody>
      </table>
    </section>
  );
}

export function TableRow({ children }: { children: ReactNode }) {
  return (
    <tr
      role="row"
      className="max-lg:relative max-lg:flex max-lg:flex-col max-lg:rounded-lg max-lg:border max-lg:border-line max-lg:bg-white max-lg:px-4 max-lg:py-3 lg:border-b lg:border-line lg:last:border-b-0"
    >
      {children}
    </tr>
  );
}

interface TableCellProps {
  label: string;
  /** On a card: over its whole width, without the label. */
  wide?: boolean;
  className?: string;
  children: ReactNode;
}

export function TableCell({ label, wide, className, children }: TableCellProps) {
  return (
    <td
      role="cell"
      className={cn(
        "align-top lg:px-2 lg:py-2.5 lg:first:pl-0 max-lg:py-0.5",
        !wide && "max-lg:grid max-lg:grid-cols-[7rem_1fr] max-lg:gap-2",
        className,
      )}
    >
      {!wide && (
        <span aria-hidden="true" className="text-sm text-ink-soft lg:hidden">
          {label}
        </span>
      )}
      <div className="min-w-0">{children}</div>
    </td>
  );
}
