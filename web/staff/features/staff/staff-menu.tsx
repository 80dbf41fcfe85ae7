import { MoreHorizontal } from "lucide";
import { DropdownMenu } from "radix-ui";
import { useRef } from "react";
import type { StaffMember } from "../../../../worker/contract/staff";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { MenuContent, MenuItem } from "../../ui/menu";
import { actionLabels, actionsFor, type StaffAction } from "./staff-actions";

interface StaffMenuProps {
  member: StaffMember;
  isSelf: boolean;
  onChoose: (action: StaffAction) => void;
}

export function StaffMenu({ member, isSelf, onChoose }: StaffMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<StaffAction | null>(null);

  // What is chosen opens a question, whose focus returns to this button: so that has to have it first.
  function handleClosed(event: Event) {
    const action = chosen.current;
    chosen.current = null;
    if (!action) return;
    event.preventDefault();
    trigger.current?.focus();
    onChoose(action);
  }

  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button
          ref={trigger}
          variant="outline"
          size="sm"
          aria-label={`Tindakan untuk ${member.name} (${member.username})`}
          className="min-h-11 min-w-11 px-2.5"
        >
          <Icon node={MoreHorizontal} className="size-4" />
        </Button>
      </DropdownMenu.Trigger>
      <MenuContent align="end" className="min-w-60" onCloseAutoFocus={handleClosed}>
        {actionsFor(member, isSelf).map((action) => (
          <MenuItem
            key={action}
            onSelect={() => {
              chosen.current = action;
            }}
          >
            {actionLabels[action]}
          </MenuItem>
        ))}
      </MenuContent>
    </DropdownMenu.Root>
  );
}
