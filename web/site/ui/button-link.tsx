import { cn } from "../../lib/cn";
import { type ButtonVariant, buttonStyles } from "../../ui/button";
import { newTab } from "./arrow-link";

interface ButtonLinkProps {
  to: string;
  label: string;
  /** Out of the site. */
  away?: boolean;
  variant?: ButtonVariant;
  className?: string;
}

/** A link that looks like a large button. */
export function ButtonLink({ to, label, away, variant, className }: ButtonLinkProps) {
  return (
    <a href={to} {...(away && newTab)} className={cn(buttonStyles(variant, "lg"), className)}>
      {label}
    </a>
  );
}
