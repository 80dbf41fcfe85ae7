import { ChevronDown } from "lucide";
import { DropdownMenu } from "radix-ui";
import { type ReactNode, useEffect, useRef } from "react";
import {
  type ContactSubmission,
  type Stage,
  stageNames,
  stages,
} from "../../../../../worker/contract/inbox/contact-submission";
import { cn } from "../../../../lib/cn";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { checkboxStyles } from "../../../ui/checkbox-styles";
import { ClearChoice } from "../../../ui/clear-choice";
import { MenuContent, MenuItem } from "../../../ui/menu";
import { AssigneeItems } from "./assignee-items";
import type { BulkAct } from "./bulk-acts";
import type { ContactDesk } from "./use-contact-desk";

interface ChoiceBarProps {
  /** The rows on the screen. */
  contacts: readonly ContactSubmission[];
  desk: ContactDesk;
  /** At the end of the line, while nothing is chosen. */
  children: ReactNode;
}

/** One box for all rows of the page, and what can be done with those that are chosen; it stays in sight. */
export function ChoiceBar({ contacts, desk, children }: ChoiceBarProps) {
  const chosen = contacts.filter(({ id }) => desk.chosenIds.includes(id));
  const isAll = chosen.length === contacts.length;
  const isSome = chosen.length > 0 && !isAll;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  const ids = contacts.map(({ id }) => id);

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
          onChange={() => desk.choose(ids, !isAll)}
          className={checkboxStyles}
        />
        <span className={cn(chosen.length > 0 && "md:sr-only")}>
          Pilih semua<span className="max-sm:sr-only"> di halaman ini</span>
        </span>
      </label>
      {chosen.length > 0 ? (
        <ChosenActs chosen={chosen} ofHowMany={contacts.length} desk={desk} />
      ) : (
        <div className="ml-auto min-w-0">{children}</div>
      )}
    </div>
  );
}

interface ChosenActsProps {
  chosen: ContactSubmission[];
  ofHowMany: number;
  desk: ContactDesk;
}

/** In the line of the box for all, so that no row moves when one is chosen; on a phone where the thumb is. */
function ChosenActs({ chosen, ofHowMany, desk }: ChosenActsProps) {
  const perform = (act: BulkAct) => void desk.perform(act, chosen);
  const moveTo = (stage: Stage) =>
    stage === "lost" ? desk.ask("lost", chosen) : perform({ action: "stage", stage });
  const hasSpam = chosen.some(({ suspicions }) => suspicions.length > 0);
  const hasOthers = chosen.some(({ suspicions }) => suspicions.length === 0);
  return (
    <section
      aria-label="Tindakan untuk kontak yang dipilih"
      data-thumb-bar=""
      className={cn(
        "on-dark flex grow items-center gap-x-4 gap-y-2 text-paper max-md:flex-wrap",
        "max-md:animate-menu-in max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:bg-ink max-md:px-5 max-md:pt-2 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]",
      )}
    >
      <p role="status" className="grow font-semibold whitespace-nowrap tabular-nums md:grow-0">
        {chosen.length}{" "}
        <span className="font-normal text-peach">
          dari {ofHowMany} <span className="md:max-lg:sr-only">di halaman ini</span>
        </span>{" "}
        dipilih
      </p>
      <div className="flex flex-wrap items-center gap-2 max-md:order-last max-md:w-full md:ml-auto">
        <BarMenu label="Tahap" busy={desk.isPending}>
          {stages.map((stage) => (
            <MenuItem key={stage} onSelect={() => moveTo(stage)}>
              {stageNames[stage]}
              {stage === "lost" && "…"}
            </MenuItem>
          ))}
        </BarMenu>
        <BarMenu label="Penanggung jawab" busy={desk.isPending}>
          <AssigneeItems onSelect={(assignee) => perform({ action: "assign", assignee })} />
        </BarMenu>
        <div className="flex gap-2 max-lg:hidden">
          {hasOthers && (
            <BarButton busy={desk.isPending} onClick={() => perform({ action: "spam" })}>
              Tandai spam
            </BarButton>
          )}
          {hasSpam && (
            <BarButton busy={desk.isPending} onClick={() => perform({ action: "not-spam" })}>
              Bukan spam
            </BarButton>
          )}
          <BarButton busy={desk.isPending} onClick={() => desk.ask("delete", chosen)}>
            Hapus…
          </BarButton>
        </div>
        <BarMenu label="Lainnya" busy={desk.isPending} className="lg:hidden">
          {hasOthers && <MenuItem onSelect={() => perform({ action: "spam" })}>Tandai spam</MenuItem>}
          {hasSpam && <MenuItem onSelect={() => perform({ action: "not-spam" })}>Bukan spam</MenuItem>}
          <MenuItem onSelect={() => desk.ask("delete", chosen)}>
            <span className="text-danger">Hapus…</span>
          </MenuItem>
        </BarMenu>
      </div>
      <ClearChoice
        onClear={() =>
          desk.choose(
            chosen.map(({ id }) => id),
            false,
          )
        }
      />
    </section>
  );
}

function BarButton({ busy, onClick, children }: { busy: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <Button size="sm" variant="outlineOnDark" busy={busy} onClick={onClick}>
      {children}
    </Button>
  );
}

interface BarMenuProps {
  label: string;
  busy: boolean;
  className?: string;
  children: ReactNode;
}

function BarMenu({ label, busy, className, children }: BarMenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button size="sm" variant="outlineOnDark" busy={busy} className={cn("max-md:min-h-11", className)}>
          {label}
          <Icon node={ChevronDown} className="size-4 max-sm:hidden max-md:rotate-180" />
        </Button>
      </DropdownMenu.Trigger>
      <MenuContent align="end" className="max-h-[70dvh] overflow-y-auto">
        {children}
      </MenuContent>
    </DropdownMenu.Root>
  );
}
