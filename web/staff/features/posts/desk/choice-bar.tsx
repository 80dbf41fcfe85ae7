import { ChevronDown, X } from "lucide";
import { DropdownMenu } from "radix-ui";
import { useEffect, useRef } from "react";
import type { StaffPostSummary } from "../../../../../worker/contract/desk/staff-post";
import { cn } from "../../../../lib/cn";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { checkboxStyles } from "../../../ui/checkbox-styles";
import { MenuContent, MenuItem } from "../../../ui/menu";
import { bulkActsFor } from "./post-acts";
import type { PostDesk } from "./use-post-desk";

interface ChoiceBarProps {
  /** The rows on the screen. */
  posts: readonly StaffPostSummary[];
  desk: PostDesk;
}

/** One box for all rows of the page, and what can be done with those that are chosen; it stays in sight. */
export function ChoiceBar({ posts, desk }: ChoiceBarProps) {
  const chosen = posts.filter(({ id }) => desk.chosenIds.has(id));
  const isAll = chosen.length === posts.length;
  const box = useRef<HTMLInputElement>(null);
  const isSome = chosen.length > 0 && !isAll;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);

  return (
    <>
      <label className="inline-flex min-h-12 cursor-pointer items-center gap-3 text-sm font-semibold">
        <input
          ref={box}
          type="checkbox"
          checked={isAll}
          onChange={() =>
            desk.choose(
              posts.map(({ id }) => id),
              !isAll,
            )
          }
          className={checkboxStyles}
        />
        Pilih semua di halaman ini
      </label>
      {chosen.length > 0 && <Bar chosen={chosen} desk={desk} />}
    </>
  );
}

function Bar({ chosen, desk }: { chosen: StaffPostSummary[]; desk: PostDesk }) {
  const acts = bulkActsFor(chosen, Date.now());
  return (
    <section
      aria-label="Tindakan untuk artikel yang dipilih"
      className={cn(
        "on-dark animate-menu-in z-30 flex items-center gap-x-4 gap-y-2 bg-ink text-paper shadow-lift",
        "max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:px-5 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]",
        "md:sticky md:top-3 md:mb-3 md:flex-wrap md:rounded-lg md:px-4 md:py-2.5",
      )}
    >
      <p role="status" className="font-semibold whitespace-nowrap tabular-nums">
        {chosen.length} dipilih
      </p>
      <div className="flex flex-wrap gap-2 max-md:hidden">
        {acts.map(({ act, label }) => (
          <Button
            key={act}
            size="sm"
            variant="outlineOnDark"
            busy={desk.isPending}
            onClick={() => desk.ask(act, chosen, true)}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className="ml-auto flex items-center gap-2">
        <DropdownMenu.Root modal={false}>
          <DropdownMenu.Trigger asChild>
            <Button busy={desk.isPending} className="md:hidden">
              Pilih tindakan
              <Icon node={ChevronDown} className="size-4 rotate-180" />
            </Button>
          </DropdownMenu.Trigger>
          <MenuContent align="end">
            {acts.map(({ act, label }) => (
              <MenuItem key={act} onSelect={() => desk.ask(act, chosen, true)}>
                {label}
              </MenuItem>
            ))}
          </MenuContent>
        </DropdownMenu.Root>
        <button
          type="button"
          aria-label="Batalkan pilihan"
          onClick={() =>
            desk.choose(
              chosen.map(({ id }) => id),
              false,
            )
          }
          className="inline-flex size-9 items-center justify-center rounded-full hover:bg-white/10"
        >
          <Icon node={X} className="size-5" />
        </button>
      </div>
    </section>
  );
}
