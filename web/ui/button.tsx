import type { IconNode } from "lucide";
import type { ButtonHTMLAttributes, Ref } from "react";
import { cn } from "../lib/cn";
import { Icon } from "./icon";

export type ButtonVariant = "primary" | "dark" | "outline" | "outlineOnDark" | "danger" | "quiet";
export type ButtonSize = "sm" | "md" | "lg";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-fajar text-white hover:bg-fajar-deep",
  dark: "bg-ink text-paper hover:bg-dusk",
  outline: "border border-edge bg-transparent text-ink hover:border-ink hover:bg-white",
  outlineOnDark: "border border-peach/60 text-paper hover:border-peach hover:bg-white/10",
  danger: "bg-danger text-white hover:bg-danger-deep",
  quiet: "text-ink hover:bg-sand",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-9 px-3.5 text-sm",
  md: "min-h-11 px-5 text-[0.95rem]",
  lg: "min-h-13 px-7 text-base",
};

/** Classes of a button, for links with the same look. */
export function buttonStyles(variant: ButtonVariant = "primary", size: ButtonSize = "md"): string {
  return cn(
    "inline-flex items-center justify-center gap-2 rounded-full font-semibold leading-tight transition-colors",
    // In forced colours, only a border distinguishes a filled button from text.
    "forced-colors:border",
    "disabled:opacity-55 disabled:pointer-events-none aria-disabled:opacity-55",
    variants[variant],
    sizes[size],
  );
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The icon before the text. */
  icon?: IconNode | undefined;
  ref?: Ref<HTMLButtonElement>;
  /** Ignores clicks but keeps the focus, which a disabled button would lose. */
  busy?: boolean;
}

export function Button(props: ButtonProps) {
  const { variant, size, icon, busy, className, type = "button", onClick, children, ...others } = props;
  return (
    <button
      type={type}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={cn(buttonStyles(variant, size), className)}
      {...others}
    >
      {icon && <Icon node={icon} className="size-4" />}
      {children}
    </button>
  );
}
