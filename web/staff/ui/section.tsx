import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  title: string;
  description: string;
  children: ReactNode;
}

/** A section of a screen: title and description beside the content. */
export function Section({ id, title, description, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-line py-8 not-first:border-t first:pt-2 max-md:py-6 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <p className="mt-2 text-ink-soft">{description}</p>
      </div>
      <div tabIndex={-1} data-focus-return className="min-w-0 outline-none">
        {children}
      </div>
    </section>
  );
}
