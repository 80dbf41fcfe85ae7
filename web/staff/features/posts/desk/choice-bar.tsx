import { ChevronDown } from "lucide";
import { DropdownMenu } from "radix-ui";
import { useEffect, useRef } from "react";
import type { StaffPostSummary } from "../../../../../worker/contract/desk/staff-post";
import { useStaff } from "../../../../api/staff-rights";
import { cn } from "../../../../lib/cn";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { checkboxStyles } from "../../../ui/checkbox-styles";
import { ClearChoice } from "../../../ui/clear-choice";
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
    <div
      className={cn(
        "z-30 flex min-h-14 items-center gap-4 md:sticky md:top-3 md:-mx-4 md:mb-2 md:rounded-lg md:px-4",
        chosen.length > 0 && "md:bg-ink md:text-paper md:shadow-lift",
      )}
    >
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
        <span className={cn(chosen.length > 0 && "md:sr-only")}>Pilih semua di halaman ini</span>
      </label>
      {chosen.length > 0 && <ChosenActs chosen={chosen} desk={desk} />}
    </div>
  );
}

/** In the line of the box for all, so that no row moves when one is chosen; on a phone where the thumb is. */
function ChosenActs({ chosen, desk }: { chosen: StaffPostSummary[]; desk: PostDesk }) {
  const { user, may } = useStaff();
  const acts = bulkActsFor(chosen, { id: user?.id, may }, Date.now());
  return (
    <section
      aria-label="Tindakan untuk artikel yang dipilih"
      className={cn(
        "on-dark flex grow items-center gap-4 text-paper",
        "max-md:animate-menu-in max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:bg-ink max-md:px-5 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]",
      )}
    >
      <p role="status" className="font-semibold whitespace-nowrap tabular-nums">
        {chosen.length} dipilih
      </p>
      <div className="flex gap-2 max-xl:hidden">
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
            <Button busy={desk.isPending} className="xl:hidden">
              Pilih tindakan
              <Icon node={ChevronDown} className="size-4 max-md:rotate-180" />
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
        <ClearChoice
          onClear={() =>
            desk.choose(
              chosen.map(({ id }) => id),
              false,
            )
          }
        />
      </div>
    </section>
  );
}
