import type { IconNode } from "lucide";
import { Toolbar, Tooltip } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../../../lib/cn";
import { Icon } from "../../../../ui/icon";
import { ariaShortcut, shownShortcut } from "../visual/shortcut";

interface ToolButtonProps extends Omit<ComponentProps<"button">, "type"> {
  label: string;
  icon: IconNode;
  /** As keys of ProseMirror. */
  keys?: string | undefined;
  /** Undefined for what is done and not switched. */
  pressed?: boolean | undefined;
  /** It can do nothing here; it keeps its place and the focus. */
  idle?: boolean | undefined;
  /** Beside the drawing. */
  children?: ReactNode;
}

/** A button of the toolbar with its name and keys. It leaves the focus and the selection where they are. */
export function ToolButton({ label, icon, keys, pressed, idle, children, ...button }: ToolButtonProps) {
  return (
    <Tip label={label} keys={keys}>
      <Toolbar.Button
        type="button"
        aria-label={label}
        aria-keyshortcuts={keys && ariaShortcut(keys)}
        aria-pressed={pressed}
        aria-disabled={idle || undefined}
        onMouseDown={(event) => event.preventDefault()}
        {...button}
        onClick={idle ? undefined : button.onClick}
        className={cn(
          "inline-flex h-9 min-w-9 shrink-0 items-center justify-center gap-1 rounded-md px-1.5 text-sm font-semibold",
          "pointer-coarse:h-11 pointer-coarse:min-w-11 aria-disabled:opacity-40",
          pressed ? "bg-ink text-paper" : "text-ink hover:bg-sand data-[state=open]:bg-sand",
        )}
      >
        {children}
        <Icon node={icon} className={children ? "size-4" : "size-[1.15rem]"} />
      </Toolbar.Button>
    </Tip>
  );
}

interface TipProps {
  label: string;
  keys?: string | undefined;
  children: ReactNode;
}

/** Says what a button does and which keys do it, to whoever points at it or comes to it with the keyboard. */
function Tip({ label, keys, children }: TipProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal container={document.querySelector("main")}>
        <Tooltip.Content
          sideOffset={6}
          collisionPadding={8}
          className="pointer-events-none z-50 rounded-md bg-ink px-2.5 py-1.5 text-sm font-semibold text-paper"
        >
          {label}
          {keys && <span className="ml-2 font-normal text-peach">{shownShortcut(keys)}</span>}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
