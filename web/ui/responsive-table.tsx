import type { ReactNode } from "react";
import { cn } from "../lib/cn";

interface ResponsiveTableProps {
  caption: string;
  columns: readonly string[];
  /** `TableRow`s. */
  children: ReactNode;
}

/**
 * A table on a wide screen, a stack of cards on a narrow one. The roles are spelled out because CSS that
 * changes `display` takes a table's own away.
 */
export function ResponsiveTable({ caption, columns, children }: ResponsiveTableProps) {
  return (
    <table className="w-full border-collapse text-left text-[0.9rem] max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-lg:sr-only">
        <tr className="border-b-2 border-ink">
          {columns.map((column) => (
            <th key={column} scope="col" className="px-2 py-3 font-bold whitespace-nowrap first:pl-0">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:grid max-lg:gap-5 md:max-lg:grid-cols-2">{children}</tbody>
    </table>
  );
}

export function TableRow({ children }: { children: ReactNode }) {
  return (
    <tr className="max-lg:flex max-lg:flex-col max-lg:rounded-lg max-lg:border max-lg:border-line max-lg:bg-white max-lg:p-5 lg:border-b lg:border-line">
      {children}
    </tr>
  );
}

interface TableCellProps {
  label: string;
  /** On a card: over its whole width, without the label. */
  wide?: boolean;
  children: ReactNode;
}

export function TableCell({ label, wide, children }: TableCellProps) {
  return (
    <td
      className={cn(
        "align-top lg:px-2 lg:py-4 lg:first:pl-0 max-lg:py-1.5 max-lg:last:pt-4",
        !wide && "max-lg:grid max-lg:grid-cols-[7.5rem_1fr] max-lg:gap-3",
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
