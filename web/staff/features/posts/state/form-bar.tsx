import { ChevronDown } from "lucide";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { MenuContent, MenuItem } from "../../../ui/menu";
import type { Offer, OfferedWay, Way } from "./ways";

interface FormBarProps {
  offer: Offer;
  isNew: boolean;
  isSaving: boolean;
  onChoose: (way: Way) => void;
  /** How what was typed stands. */
  children: ReactNode;
}

/** The ways of a form: the daily one always in reach, the next ones beside it where there is room, the rest in a menu. */
export function FormBar({
  offer: { main, beside, more },
  isNew,
  isSaving,
  onChoose,
  children,
}: FormBarProps) {
  if (!main) return null;
  const hasMenu = beside.length + more.length > 0;
  return (
    <div data-thumb-bar="" className="sticky bottom-0 z-30 mt-6 border-t border-line bg-paper py-3 sm:py-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="lg" busy={isSaving} className="px-5 max-sm:flex-1">
          {isSaving ? busyLabel(main, isNew) : main.label}
        </Button>
        {beside.map(({ way, label }) => (
          <Button
            key={way}
            variant="outline"
            size="lg"
            busy={isSaving}
            onClick={() => onChoose(way)}
            className="px-4 max-sm:hidden"
          >
            {label}
          </Button>
        ))}
        {hasMenu && (
          <DropdownMenu.Root modal={false}>
            <DropdownMenu.Trigger asChild>
              <Button
                variant="outline"
                size="lg"
                busy={isSaving}
                className={more.length > 0 ? "px-4" : "px-4 sm:hidden"}
              >
                Lainnya
                <Icon node={ChevronDown} className="size-4" />
              </Button>
            </DropdownMenu.Trigger>
            <MenuContent align="end">
              {beside.map(({ way, label }) => (
                <div key={way} className="sm:hidden">
                  <MenuItem onSelect={() => onChoose(way)}>{label}</MenuItem>
                </div>
              ))}
              {more.map(({ way, label }) => (
                <MenuItem key={way} onSelect={() => onChoose(way)}>
                  {label}
                </MenuItem>
              ))}
            </MenuContent>
          </DropdownMenu.Root>
        )}
      </div>
      <div className="mt-2.5">{children}</div>
    </div>
  );
}

function busyLabel({ way }: OfferedWay, isNew: boolean): string {
  return isNew && way === "save" ? "Membuat..." : "Menyimpan...";
}
