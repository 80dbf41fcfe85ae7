import { ChevronDown, type IconNode, MoreHorizontal } from "lucide";
import { type ReactNode, useId, useState } from "react";
import { cn } from "../../lib/cn";
import { Icon } from "../../ui/icon";

interface PhoneFoldProps {
  label: string;
  /** Stands for the label, which is read out; left out, the label is a line within something that has a border. */
  icon?: IconNode;
  /** Whether it is open at first. */
  open?: boolean;
  /** Of the place that holds the button and what is folded. */
  className?: string;
  /** The width from which it is simply there. */
  until?: "md" | "xl";
  /** Of what is folded. */
  contentClassName?: string;
  /** Of it on a phone, while it is open. */
  openClassName?: string;
  children: ReactNode;
}

/** Folds what is not needed daily behind a button on a phone; on wider screens it is simply there. */
export function PhoneFold(props: PhoneFoldProps) {
  const { label, icon, open = false, until = "md", className, contentClassName, openClassName } = props;
  const [isOpen, setOpen] = useState(open);
  const id = useId();
  return (
    <div className={className}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={cn(
          until === "md" ? "md:hidden" : "xl:hidden",
          icon
            ? "inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-edge hover:bg-white"
            : "flex min-h-11 w-full items-center justify-between gap-3 rounded-md px-3.5 text-left font-semibold",
        )}
      >
        {icon && <Icon node={icon} className="size-5" />}
        <span className={icon && "sr-only"}>{label}</span>
        {!icon && (
          <Icon node={ChevronDown} className={cn("size-4 transition-transform", isOpen && "rotate-180")} />
        )}
      </button>
      <div
        id={id}
        className={cn(
          contentClassName,
          isOpen ? openClassName : until === "md" ? "max-md:hidden" : "max-xl:hidden",
        )}
      >
        {props.children}
      </div>
    </div>
  );
}

/** Seldom used buttons of a page's head: behind a sign where they would take a line of their own. */
export function MoreActions({ children }: { children: ReactNode }) {
  return (
    <PhoneFold
      label="Lainnya"
      icon={MoreHorizontal}
      until="xl"
      className="contents"
      contentClassName="xl:contents"
      openClassName="max-xl:order-last max-xl:flex max-xl:w-full max-xl:flex-wrap max-xl:justify-end max-xl:gap-2 max-md:grid max-md:grid-cols-[auto_auto]"
    >
      {children}
    </PhoneFold>
  );
}
