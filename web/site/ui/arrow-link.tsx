import { ArrowRight, ArrowUpRight } from "lucide";
import { cn } from "../../lib/cn";
import { Icon } from "../../ui/icon";

/** Classes of a link that stands on its own: bold, over a band of light. */
export const linkStyles =
  "inline-flex items-center gap-2 py-1 font-bold underline decoration-amber decoration-[3px] " +
  "underline-offset-[6px] transition-colors hover:decoration-fajar [.tone-fajar_&]:decoration-white [.tone-amber_&]:decoration-ink";

/** Of a link that leaves the site. */
export const newTab = { target: "_blank", rel: "noopener" } as const;

interface ArrowLinkProps {
  to: string;
  label: string;
  /** The target, for screen readers. */
  about?: string;
  /** Out of the site. */
  away?: boolean;
  className?: string;
}

/** A link that stands on its own, with an arrow behind it. */
export function ArrowLink({ to, label, about, away, className }: ArrowLinkProps) {
  return (
    <a href={to} {...(away && !to.startsWith("mailto:") && newTab)} className={cn(linkStyles, className)}>
      <span>
        {label}
        {about && <span className="sr-only"> {about}</span>}
      </span>
      <Icon node={away ? ArrowUpRight : ArrowRight} className="size-5 shrink-0" />
    </a>
  );
}
