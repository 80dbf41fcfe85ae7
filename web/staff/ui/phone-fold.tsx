import { ChevronDown, MoreHorizontal } from "lucide";
import { type ReactNode, useId, useState } from "react";
import { cn } from "../../lib/cn";
import { buttonStyles } from "../../ui/button";
import { Icon } from "../../ui/icon";

interface PhoneFoldProps {
  label: ReactNode;
  /** Whether it is open at first. */
  open?: boolean;
  /** Of the place that holds the button and what is folded. */
  className?: string;
  /** `line` within something that has a border of its own; `icon` for a label that is one. */
  look?: "button" | "line" | "icon";
  /** Of what is folded. */
  contentClassName?: string;
  /** Of it on a phone, while it is open. */
  openClassName?: string;
  children: ReactNode;
}

const looks = {
  button: cn(buttonStyles("outline"), "grow"),
  icon: "inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-edge hover:bg-white",
  line: "flex min-h-11 w-full items-center justify-between gap-3 rounded-md px-3.5 text-left font-semibold",
};

/** Folds what is not needed daily behind a button on a phone; on wider screens it is simply there. */
export function PhoneFold(props: PhoneFoldProps) {
  const {
    label,
    open = false,
    className,
    look = "button",
    contentClassName,
    openClassName,
    children,
  } = props;
  const [isOpen, setOpen] = useState(open);
  const id = useId();
  return (
    <div className={className}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={cn(looks[look], "md:hidden")}
      >
        {label}
        {look !== "icon" && (
          <Icon node={ChevronDown} className={cn("size-4 transition-transform", isOpen && "rotate-180")} />
        )}
      </button>
      <div id={id} className={cn(contentClassName, isOpen ? openClassName : "max-md:hidden")}>
        {children}
      </div>
    </div>
  );
}

/** Seldom used buttons of a page's head: behind a sign where they would take a line of their own. */
export function MoreActions({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={cn(looks.icon, "xl:hidden")}
      >
        <Icon node={MoreHorizontal} className="size-5" />
        <span className="sr-only">Lainnya</span>
      </button>
      <div
        id={id}
        className={cn(
          "xl:contents",
          isOpen
            ? "max-xl:order-last max-xl:flex max-xl:w-full max-xl:flex-wrap max-xl:justify-end max-xl:gap-2 max-md:grid max-md:grid-cols-2"
            : "max-xl:hidden",
        )}
      >
        {children}
      </div>
    </>
  );
}
