import { ChevronDown, X } from "lucide";
import { DropdownMenu } from "radix-ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { cn } from "../../lib/cn";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { checkboxStyles } from "../../ui/input-styles";
import { MenuContent, MenuItem } from "../ui/menu";

interface Listed {
  id: number;
}

interface ChoiceScope<Row> {
  /** The filter of the list; another filter resets the selection. */
  key: string;
  /** The visible rows. */
  rows: readonly Row[];
  /** The number of rows on all pages. */
  total: number;
  /** The most selected rows. */
  most?: number;
}

/** The selection of a list, across its pages. */
export function useChoice<Row extends Listed>({
  key,
  rows,
  total,
  most = Number.POSITIVE_INFINITY,
}: ChoiceScope<Row>) {
  const [held, setHeld] = useState({ key, rows: new Map<number, Row>() });
  /** The anchor of a Shift range. */
  const anchor = useRef<number | null>(null);
  const kept = held.key === key ? held.rows : new Map<number, Row>();
  const shown = new Map(rows.map((row) => [row.id, row]));
  const isWhole = rows.length >= total;
  const chosen = [...kept.values()]
    .filter(({ id }) => !isWhole || shown.has(id))
    // The current row, which may have changed since it was selected.
    .map((row) => shown.get(row.id) ?? row);

  function set(changed: readonly Row[], isChosen: boolean) {
    setHeld((before) => {
      const next = new Map(before.key === key ? before.rows : []);
      for (const row of changed) {
        if (!isChosen) next.delete(row.id);
        else if (next.has(row.id) || next.size < most) next.set(row.id, row);
      }
      return { key, rows: next };
    });
  }

  /** Toggles a row, or with Shift the range from the anchor. */
  function toggle(row: Row, isChosen: boolean, isRange: boolean) {
    const to = rows.findIndex(({ id }) => id === row.id);
    const from = isRange ? rows.findIndex(({ id }) => id === anchor.current) : to;
    anchor.current = row.id;
    set(from < 0 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1), isChosen);
  }

  return {
    ...{ rows, total, chosen, set, toggle, isFull: chosen.length >= most },
    has: (id: number) => kept.has(id),
    clear: () => setHeld({ key, rows: new Map() }),
    /** Removes rows from the selection, also if another page is shown. */
    release: (ids: readonly number[]) =>
      setHeld((before) => ({
        key: before.key,
        rows: new Map([...before.rows].filter(([id]) => !ids.includes(id))),
      })),
  };
}

export type Choice<Row extends Listed> = ReturnType<typeof useChoice<Row>>;

interface RowBoxProps<Row extends Listed> {
  row: Row;
  /** The row's name for screen readers. */
  name: string;
  choice: Choice<Row>;
}

/** The checkbox of a row, with a larger label as the touch target. */
export function RowBox<Row extends Listed>({ row, name, choice }: RowBoxProps<Row>) {
  return (
    // Prevents the text selection of a Shift click.
    <label
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      className="relative z-1 -m-3 inline-flex shrink-0 cursor-pointer p-3"
    >
      <input
        type="checkbox"
        aria-label={`Pilih ${name}`}
        checked={choice.has(row.id)}
        disabled={choice.isFull && !choice.has(row.id)}
        onChange={({ target, nativeEvent }) =>
          choice.toggle(row, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className={checkboxStyles}
      />
    </label>
  );
}

export interface ChoiceAct {
  label: string;
  onSelect: () => void;
}

interface ChoiceBarProps<Row extends Listed> {
  choice: Choice<Row>;
  /** The noun for the rows, such as "artikel". */
  noun: string;
  acts: readonly ChoiceAct[];
  /** Whether an action is running. */
  busy: boolean;
  /** Whether the rows are not a table. */
  isAlone?: boolean;
  /** Fetches the rows of all pages; undefined for a single page. */
  fetchAll?: () => Promise<Row[]>;
  /** `BarMenu`s before the actions. */
  children?: ReactNode;
}

/** The most actions that are buttons on wide screens; the others are in a menu. */
const mostButtons = 4;

/**
 * The checkbox for all rows of the page and the bulk actions, over the head of the table. On narrow screens it appears at the
 * bottom with the first selected row.
 */
export function ChoiceBar<Row extends Listed>(props: ChoiceBarProps<Row>) {
  const { choice, noun, acts, busy, isAlone, fetchAll, children } = props;
  const { rows, total, chosen } = choice;
  const isAny = chosen.length > 0;
  const isPage = rows.length > 0 && (choice.isFull || rows.every(({ id }) => choice.has(id)));
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isAny && !isPage;
  }, [isAny, isPage]);

  const all = (
    <label className="inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2.5 text-sm font-semibold lg:-m-2.5 lg:p-2.5">
      <input
        ref={box}
        type="checkbox"
        checked={isPage}
        onChange={() => choice.set(rows, !isPage)}
        className={checkboxStyles}
      />
      <span className={isAlone ? undefined : "lg:sr-only"}>
        Pilih semua<span className="max-sm:sr-only"> di halaman ini</span>
      </span>
    </label>
  );
  if (!isAny) return <div className={cn(barPlace, "max-lg:hidden")}>{all}</div>;
  return (
    <section
      aria-label={`Tindakan untuk ${noun} yang dipilih`}
      data-thumb-bar=""
      data-choice-bar=""
      className={cn(
        barPlace,
        "on-dark bg-ink text-paper lg:-mx-3 lg:rounded-md lg:px-3 lg:shadow-lift",
        "max-lg:animate-menu-in max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-40 max-lg:flex-wrap max-lg:px-4 max-lg:pt-1.5 max-lg:pb-[max(0.5rem,env(safe-area-inset-bottom))]",
      )}
    >
      {all}
      <p role="status" className="text-sm font-semibold whitespace-nowrap tabular-nums">
        {chosen.length.toLocaleString("id-ID")} dipilih
        {choice.isFull && <span className="font-normal"> (paling banyak)</span>}
      </p>
      {isPage && fetchAll && chosen.length < total && <ChooseAll {...{ choice, noun, fetchAll }} />}
      <div className="flex flex-wrap items-center gap-1.5 whitespace-nowrap max-lg:order-last max-lg:w-full lg:ml-auto">
        {children}
        {acts.slice(0, mostButtons).map(({ label, onSelect }) => (
          <Button
            key={label}
            size="sm"
            variant="outlineOnDark"
            busy={busy}
            onClick={onSelect}
            className="max-xl:hidden"
          >
            {label}
          </Button>
        ))}
        <ActsMenu label="Pilih tindakan" acts={acts} busy={busy} className="xl:hidden" />
        <ActsMenu label="Lainnya" acts={acts.slice(mostButtons)} busy={busy} className="max-xl:hidden" />
      </div>
      <button
        type="button"
        aria-label="Batalkan pilihan"
        onClick={choice.clear}
        className="-mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-white/10 max-lg:ml-auto"
      >
        <Icon node={X} className="size-5" />
      </button>
    </section>
  );
}

/** Positioned over the sticky head of the table. */
const barPlace = "flex items-center gap-x-3 lg:absolute lg:inset-x-0 lg:top-0 lg:h-11";

interface ChooseAllProps<Row extends Listed> {
  choice: Choice<Row>;
  noun: string;
  fetchAll: () => Promise<Row[]>;
}

function ChooseAll<Row extends Listed>({ choice, noun, fetchAll }: ChooseAllProps<Row>) {
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  async function handleClick() {
    setState("busy");
    try {
      choice.set(await fetchAll(), true);
    } catch (error) {
      console.error(error);
      setState("failed");
    }
  }
  return (
    <button
      type="button"
      disabled={state === "busy"}
      onClick={() => void handleClick()}
      className="min-h-11 text-sm font-semibold underline underline-offset-4 disabled:opacity-60"
    >
      {state === "failed"
        ? "Belum bisa dimuat. Coba lagi"
        : `Pilih semua ${choice.total.toLocaleString("id-ID")} ${noun}`}
    </button>
  );
}

interface BarMenuProps {
  label: string;
  busy: boolean;
  className?: string;
  children: ReactNode;
}

/** A menu of the bulk action bar. */
export function BarMenu({ label, busy, className, children }: BarMenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button
          size="sm"
          variant="outlineOnDark"
          busy={busy}
          className={cn("max-lg:min-h-11 max-sm:px-2", className)}
        >
          {label}
          <Icon node={ChevronDown} className="size-4 max-sm:hidden max-lg:rotate-180" />
        </Button>
      </DropdownMenu.Trigger>
      <MenuContent align="end">{children}</MenuContent>
    </DropdownMenu.Root>
  );
}

function ActsMenu({ acts, ...menu }: Omit<BarMenuProps, "children"> & { acts: readonly ChoiceAct[] }) {
  if (acts.length === 0) return null;
  return (
    <BarMenu {...menu}>
      {acts.map(({ label, onSelect }) => (
        <MenuItem key={label} onSelect={onSelect}>
          {label}
        </MenuItem>
      ))}
    </BarMenu>
  );
}
