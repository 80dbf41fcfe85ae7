// biome-ignore-all lint/a11y/noRedundantRoles: in some browsers CSS that changes `display` removes a table's roles
import { Eye, MoreHorizontal, Pencil, Trash2 } from "lucide";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { cn } from "../../lib/cn";
import { Icon } from "../../ui/icon";
import { MenuContent } from "../ui/menu";

export interface ListColumn {
  name: string;
  /** The class of the width on wide screens; without it the column takes the remaining width. */
  width?: string;
}

interface ListTableProps {
  caption: string;
  columns: readonly ListColumn[];
  /** Whether the rows begin with a checkbox. */
  hasBoxes?: boolean;
  /** The bulk action bar. */
  bar?: ReactNode;
  /** `ListRow`s. */
  children: ReactNode;
}

/** A list: a table with a sticky head on wide screens, cards on narrow ones. */
export function ListTable({ caption, columns, hasBoxes, bar, children }: ListTableProps) {
  return (
    // Room below the last row, which the bar at the thumb would cover.
    <div className="max-lg:has-data-choice-bar:pb-24">
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
          className="max-lg:@container max-lg:grid max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-2"
        >
          {children}
        </tbody>
      </table>
    </div>
  );
}

interface ListRowProps {
  isChosen?: boolean;
  /** The class of the cell. */
  className?: string;
  children: ReactNode;
}

export function ListRow({ isChosen, className, children }: ListRowProps) {
  return (
    <tr
      role="row"
      className={cn(
        "group max-lg:grid tight:flex tight:flex-col tight:**:max-w-full tight:**:whitespace-normal max-lg:content-start max-lg:gap-x-3 max-lg:rounded-md max-lg:border max-lg:p-3 max-lg:pr-1.5 lg:hover:bg-white",
        isChosen ? "bg-white max-lg:border-ink" : "max-lg:border-line max-lg:bg-white",
        className,
      )}
    >
      {children}
    </tr>
  );
}

interface ListCellProps {
  /** The label on a card. */
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

/** One line with an ellipsis and the whole text as the title. */
export function CutLine({ text, className }: { text: string; className?: string }) {
  return (
    <span title={text} className={cn("block truncate", className)}>
      {text}
    </span>
  );
}

/** The classes of a cell at the right of a card that is wide enough; the row's first column takes the remaining width. */
export const besideLook = "md:max-lg:col-start-2 md:max-lg:row-auto md:max-lg:m-0 md:max-lg:p-0";

/** The classes of a row's title: one line in tables, up to two on cards. */
export const titleLook =
  "card-target text-base leading-snug font-semibold text-pretty decoration-2 underline-offset-4 max-lg:line-clamp-2 max-lg:[overflow-wrap:anywhere] lg:block lg:truncate [a&]:hover:underline [a&]:hover:decoration-fajar";

/** The classes of a row's action. */
export const rowButton =
  "inline-flex min-h-9 min-w-9 items-center justify-center rounded-full px-2 font-semibold hover:bg-sand pointer-coarse:min-h-11 pointer-coarse:min-w-11";

/** Shows the actions on hover and focus, and always without a pointer. */
export const shownOnHover =
  "transition-opacity pointer-fine:opacity-0 group-hover:opacity-100 group-focus-within:opacity-100";

interface EditActsProps {
  /** The row's name for screen readers. */
  name: string;
  /** Its address, or what opens it. */
  to: string | (() => void);
  /** Undefined for read-only rows. */
  onDelete?: (() => void) | undefined;
}

/** The edit and delete actions of a row. */
export function EditActs({ name, to, onDelete }: EditActsProps) {
  const verb = onDelete ? "Ubah" : "Baca";
  const opener = {
    "aria-label": `${verb} ${name}`,
    className: rowButton,
    children: (
      <>
        <Icon node={onDelete ? Pencil : Eye} className="size-4 lg:hidden" />
        <span className="max-lg:sr-only">{verb}</span>
      </>
    ),
  };
  return (
    <div className="-my-1.5 flex items-center gap-0.5 lg:-ml-2">
      {typeof to === "string" ? (
        <Link to={to} {...opener} />
      ) : (
        <button type="button" onClick={to} {...opener} />
      )}
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

/** The menu of a row. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger aria-label={label} className={rowButton}>
        <Icon node={MoreHorizontal} className="size-5" />
      </DropdownMenu.Trigger>
      <MenuContent align="end">{children}</MenuContent>
    </DropdownMenu.Root>
  );
}
