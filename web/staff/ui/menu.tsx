import type { IconNode } from "lucide";
import { DropdownMenu } from "radix-ui";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { cn } from "../../lib/cn";
import { Icon } from "../../ui/icon";

interface MenuContentProps {
  align: "start" | "end";
  className?: string;
  /** Called before the focus returns to the button. */
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
}

/** The content of a menu, rendered within a landmark for screen readers. */
export function MenuContent({ align, className, onCloseAutoFocus, children }: MenuContentProps) {
  const content = useRef<HTMLDivElement>(null);
  const keepFocus: ComponentProps<typeof DropdownMenu.Content>["onFocusOutside"] = (event) => {
    // A menu that is reopened at once must keep its focus.
    if (!(event.target as Element).matches("[aria-haspopup=menu][data-state=open]")) return;
    event.preventDefault();
    content.current?.focus({ preventScroll: true });
  };
  return (
    <DropdownMenu.Portal container={document.querySelector("main")}>
      <DropdownMenu.Content
        ref={content}
        align={align}
        sideOffset={8}
        collisionPadding={16}
        onFocusOutside={keepFocus}
        {...(onCloseAutoFocus && { onCloseAutoFocus })}
        className={cn(
          "animate-menu-in z-70 max-h-(--radix-dropdown-menu-content-available-height) min-w-[min(14rem,100vw-32px)] max-w-[calc(100vw-32px)] overflow-y-auto rounded-lg border border-line bg-white p-1.5 text-ink shadow-lift dark:border-edge",
          className,
        )}
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  );
}

interface MenuItemProps {
  icon?: IconNode;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, onSelect, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3.5 font-semibold outline-none data-highlighted:bg-sand [&>svg]:size-4"
    >
      {icon && <Icon node={icon} />}
      {children}
    </DropdownMenu.Item>
  );
}
