import { cn } from "../../lib/cn";
import { type ButtonVariant, buttonStyles } from "../../ui/button";

interface ButtonLinkProps {
  to: string;
  label: string;
  variant?: ButtonVariant;
  className?: string;
}

/** A link that looks like a large button. */
export function ButtonLink({ to, label, variant, className }: ButtonLinkProps) {
  return (
    <a href={to} className={cn(buttonStyles(variant, "lg"), className)}>
      {label}
    </a>
  );
}
