import type { IconNode } from "lucide";
import { Check } from "lucide";
import { DropdownMenu } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { Icon } from "../../../../ui/icon";
import { MenuContent } from "../../../ui/menu";
import { shownShortcut } from "./commands";

interface ToolMenuProps {
  /** A `ToolButton`. */
  trigger: ReactNode;
  /** Gives the focus back to the text. */
  onDone: () => void;
  /** `done` is to be called when an entry was chosen. */
  children: (done: () => void) => ReactNode;
}

/** A menu of the toolbar. Whoever has chosen goes on writing; whoever has not is back at its button. */
export function ToolMenu({ trigger, onDone, children }: ToolMenuProps) {
  const hasChosen = useRef(false);
  const begin = () => {
    hasChosen.current = false;
  };
  return (
    <DropdownMenu.Root modal={false} onOpenChange={begin}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <MenuContent
        align="start"
        className="max-h-[var(--radix-dropdown-menu-content-available-height)] overflow-y-auto"
        onCloseAutoFocus={(event) => {
          if (!hasChosen.current) return;
          event.preventDefault();
          onDone();
        }}
      >
        {children(() => {
          hasChosen.current = true;
        })}
      </MenuContent>
    </DropdownMenu.Root>
  );
}

const entryStyles =
  "flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 font-semibold outline-none " +
  "data-highlighted:bg-sand data-disabled:opacity-40 pointer-coarse:min-h-11";

interface ToolEntryProps {
  label: string;
  icon?: IconNode;
  keys?: string | undefined;
  /** Undefined for what is done and not switched. */
  checked?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

/** An entry of such a menu. */
export function ToolEntry({ label, icon, keys, checked, disabled, onSelect }: ToolEntryProps) {
  const face = (
    <>
      {icon && <Icon node={icon} className="size-4 shrink-0" />}
      <span className="grow">{label}</span>
      {keys && <span className="pl-4 text-sm font-normal text-ink-soft">{shownShortcut(keys)}</span>}
      {checked !== undefined && (
        <Icon node={Check} className={checked ? "size-4 shrink-0" : "invisible size-4 shrink-0"} />
      )}
    </>
  );
  const entry = { disabled: disabled ?? false, onSelect, className: entryStyles };
  if (checked === undefined) return <DropdownMenu.Item {...entry}>{face}</DropdownMenu.Item>;
  return (
    <DropdownMenu.CheckboxItem checked={checked} {...entry}>
      {face}
    </DropdownMenu.CheckboxItem>
  );
}

export function ToolMenuLine() {
  return <DropdownMenu.Separator className="mx-2 my-1.5 border-t border-line" />;
}
