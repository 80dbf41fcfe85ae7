import { ChevronDown } from "lucide";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { useWork } from "../../lib/record-form/use-autosave";
import { MenuContent, MenuItem } from "../../ui/menu";
import type { Offer, Way } from "./desk/post-acts";
import type { PostFormState } from "./use-post-form";

interface PostActionsProps {
  offer: Offer;
  isNew: boolean;
  record: PostFormState["record"];
  onChoose: (way: Way) => void;
  /** A note about the actions. */
  note: ReactNode;
}

/** The action bar of the form: the main action, others beside it on wide screens, the rest in a menu. */
export function PostActions({
  offer: { main, beside, more },
  isNew,
  record,
  onChoose,
  note,
}: PostActionsProps) {
  const isSaving = useWork(record) !== null;
  if (!main) return null;
  return (
    <>
      <Button type="submit" busy={isSaving} className="px-5 max-sm:grow">
        {isSaving ? (isNew && main.way === "save" ? "Membuat..." : "Menyimpan...") : main.label}
      </Button>
      {beside.map(({ way, label }) => (
        <Button
          key={way}
          variant="outline"
          busy={isSaving}
          onClick={() => onChoose(way)}
          className="px-4 max-sm:hidden"
        >
          {label}
        </Button>
      ))}
      {beside.length + more.length > 0 && (
        <DropdownMenu.Root modal={false}>
          <DropdownMenu.Trigger asChild>
            <Button variant="outline" busy={isSaving} className={more.length > 0 ? "px-4" : "px-4 sm:hidden"}>
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
      {note}
    </>
  );
}
