import type { ReactNode } from "react";

interface FigureSectionProps {
  id: string;
  title: string;
  /** What is counted, or what stands out. */
  description: string;
  children: ReactNode;
}

/** One kind of figures below a rule, as in a printed report. */
export function FigureSection({ id, title, description, children }: FigureSectionProps) {
  return (
    <section aria-labelledby={id} className="min-w-0 break-inside-avoid border-ink border-t-2 pt-4">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="mt-1 max-w-[75ch] text-ink-soft text-sm">{description}</p>
      <div className="mt-4">{children}</div>
    </section>
  );
}
