import type { ReactNode } from "react";
import { cn } from "../../lib/cn";

export type Tone = "paper" | "sand" | "ink" | "dusk" | "fajar" | "amber";

/** Classes of a ground and of everything that depends on it: quiet text, accents, hairlines, focus rings. */
export const toneStyles: Record<Tone, string> = {
  paper: "on-light tone-paper",
  sand: "on-light tone-sand",
  ink: "on-dark tone-ink",
  dusk: "on-dark tone-dusk",
  fajar: "on-dark tone-fajar",
  amber: "on-light tone-amber",
};

interface SectionProps {
  tone?: Tone;
  /** Id of the heading. */
  labelledBy: string;
  className?: string;
  children: ReactNode;
}

/** A band across the whole page on one ground; its content stands in a `page-grid`. */
export function Section({ tone = "paper", labelledBy, className, children }: SectionProps) {
  return (
    <section aria-labelledby={labelledBy} className={cn("relative", toneStyles[tone], className)}>
      {children}
    </section>
  );
}
