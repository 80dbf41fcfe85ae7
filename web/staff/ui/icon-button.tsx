import type { IconNode } from "lucide";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn";
import { Icon } from "../../ui/icon";

interface IconButtonProps extends ComponentProps<"button"> {
  label: string;
  icon: IconNode;
}

/** A button of a sign alone. */
export function IconButton({ label, icon, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={cn(
        "inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-sand aria-disabled:opacity-30",
        className,
      )}
      {...props}
    >
      <Icon node={icon} className="size-5" />
    </button>
  );
}
