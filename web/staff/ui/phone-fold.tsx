import { ChevronDown, type IconNode, MoreHorizontal } from "lucide";
import { type ReactNode, useId, useState } from "react";
import { cn } from "../../lib/cn";
import { Icon } from "../../ui/icon";

/** The classes that hide the button and the closed content. */
const untils = {
  md: { button: "md:hidden", content: "max-md:hidden" },
  lg: { button: "lg:hidden", content: "max-lg:hidden" },
  xl: { button: "xl:hidden", content: "max-xl:hidden" },
};

interface PhoneFoldProps {
  label: string;
  /** An icon instead of the visible label; without it the label is a bordered line. */
  icon?: IconNode;
  /** Whether it is initially open. */
  open?: boolean;
  /** The class of the container. */
  className?: string;
  /** The width from which the content is always visible. */
  until?: keyof typeof untils;
  /** The class of the content. */
  contentClassName?: string;
  /** The class of the open content on phones. */
  openClassName?: string;
  children: ReactNode;
}

/** A disclosure on phones; on wider screens the content is always visible. */
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
          untils[until].button,
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
      <div id={id} className={cn(contentClassName, isOpen ? openClassName : untils[until].content)}>
        {props.children}
      </div>
    </div>
  );
}

/** Rarely used actions of a page's head, behind an icon on narrow screens. */
export function MoreActions({ children }: { children: ReactNode }) {
  return (
    <PhoneFold
      label="Lainnya"
      icon={MoreHorizontal}
      until="xl"
      className="contents"
      contentClassName="xl:contents"
      openClassName="max-xl:order-last max-xl:flex max-xl:w-full max-xl:flex-wrap md:max-xl:justify-end max-xl:gap-2 max-md:grid max-md:gap-0 max-md:rounded-md max-md:border max-md:border-line max-md:bg-white max-md:p-1 max-md:*:justify-start max-md:*:border-transparent"
    >
      {children}
    </PhoneFold>
  );
}
