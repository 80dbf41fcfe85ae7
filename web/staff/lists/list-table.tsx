// biome-ignore-all lint/a11y/noRedundantRoles: CSS that changes `display` takes a table's own roles away in some browsers
import { Pencil, Trash2 } from "lucide";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { cn } from "../../lib/cn";
import { Icon } from "../../ui/icon";

export interface ListColumn {
  name: string;
  /** Class of its width on a wide screen; left out, it takes what the others leave. */
  width?: string;
}

interface ListTableProps {
  caption: string;
  columns: readonly ListColumn[];
  /** The rows begin with a box, for which the first name leaves room. */
  hasBoxes?: boolean;
  /** Over the head: the box for all, and what can be done with those that are chosen. */
  bar?: ReactNode;
  /** `ListRow`s. */
  children: ReactNode;
}

/** The rows of a list: a table of two lines a row on a wide screen, with a head that stays; small cards on a narrow one. */
export function ListTable({ caption, columns, hasBoxes, bar, children }: ListTableProps) {
  return (
    <div>
      {bar && <div className="z-20 lg:sticky lg:top-[var(--staff-head,0px)] lg:h-0">{bar}</div>}
      <table
        role="table"
        className="w-full table-fixed text-left text-sm max-lg:block lg:border-separate lg:border-spacing-0"
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="max-lg:sr-only">
          <tr role="row">
            {columns.map(({ name, width }, index) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                className={cn(
                  "h-11 truncate border-b-2 border-ink bg-paper px-2 font-bold first:pl-0 lg:sticky lg:top-[var(--staff-head,0px)] lg:z-10",
                  index === 0 && hasBoxes && "lg:first:pl-8",
                  width,
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className="max-lg:grid max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-2 md:max-lg:grid-cols-2"
        >
          {children}
        </tbody>
      </table>
      {/* Room below the last row, which the bar at the thumb would cover. */}
      {bar && <div className="h-24 lg:hidden" />}
    </div>
  );
}

interface ListRowProps {
  isChosen?: boolean;
  /** Of its card. */
  className?: string;
  children: ReactNode;
}

export function ListRow({ isChosen, className, children }: ListRowProps) {
  return (
    <tr
      role="row"
      className={cn(
        "group max-lg:grid max-lg:content-start max-lg:gap-x-3 max-lg:rounded-md max-lg:border max-lg:p-3 max-lg:pr-1.5 lg:hover:bg-white",
        isChosen ? "bg-white max-lg:border-ink" : "max-lg:border-line max-lg:bg-white",
        className,
      )}
    >
      {children}
    </tr>
  );
}

interface ListCellProps {
  /** What stands before it on a card, which has no head. */
  label?: string;
  className?: string;
  children: ReactNode;
}

export function ListCell({ label, className, children }: ListCellProps) {
  return (
    <td
      role="cell"
      className={cn(
        "min-w-0 align-top max-lg:relative lg:border-b lg:border-line lg:px-2 lg:py-2 lg:first:pl-0",
        className,
      )}
    >
      {label && (
        <span aria-hidden="true" className="text-ink-soft lg:hidden">
          {label}:{" "}
        </span>
      )}
      {children}
    </td>
  );
}

/** One line that is cut where it is too long; whoever points at it reads the whole. */
export function CutLine({ text, className }: { text: string; className?: string }) {
  return (
    <span title={text} className={cn("block truncate", className)}>
      {text}
    </span>
  );
}

/** How the title of a row looks: one line in the table, at most two on a card; it has a `title` with the whole. */
export const titleLook =
  "card-target text-base leading-snug font-semibold decoration-2 underline-offset-4 max-lg:line-clamp-2 max-lg:[overflow-wrap:anywhere] lg:block lg:truncate [a&]:hover:underline [a&]:hover:decoration-fajar";

/** How an act of a row looks: words at a mouse, a target for a thumb. */
export const rowButton =
  "inline-flex min-h-9 min-w-9 items-center justify-center rounded-full px-2 font-semibold hover:bg-sand pointer-coarse:min-h-11 pointer-coarse:min-w-11";

/** Acts of a row that come with the pointer or the focus; where there is no pointer, they stay. */
export const shownOnHover =
  "transition-opacity pointer-fine:opacity-0 group-hover:opacity-100 group-focus-within:opacity-100";

interface EditActsProps {
  /** Of what the row is, for whoever does not see it. */
  name: string;
  to: string;
  /** Left out, it can be read alone. */
  onDelete?: (() => void) | undefined;
}

/** The acts of a row that opens a form: words on a wide screen, signs on a card. */
export function EditActs({ name, to, onDelete }: EditActsProps) {
  const verb = onDelete ? "Ubah" : "Baca";
  return (
    <div className="-my-1.5 flex items-center gap-0.5 lg:-ml-2">
      <Link to={to} aria-label={`${verb} ${name}`} className={rowButton}>
        <Icon node={Pencil} className="size-4 lg:hidden" />
        <span className="max-lg:sr-only">{verb}</span>
      </Link>
      {onDelete && (
        <button
          type="button"
          aria-label={`Hapus ${name}`}
          onClick={onDelete}
          className={cn(rowButton, shownOnHover)}
        >
          <Icon node={Trash2} className="size-4 lg:hidden" />
          <span className="max-lg:sr-only">Hapus</span>
        </button>
      )}
    </div>
  );
}
