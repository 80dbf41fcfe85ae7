import type { CSSProperties, ReactNode } from "react";

interface RevealProps {
  as?: "div" | "li";
  id?: string | undefined;
  /** Milliseconds after coming into view, to let neighbours follow one another. */
  delay?: number;
  className?: string;
  children: ReactNode;
}

/** Lets its content enter once, when 15 percent of it has come into view: see `web/site/lib/entrances.ts`. */
export function Reveal({ as: Tag = "div", id, delay = 0, className, children }: RevealProps) {
  return (
    <Tag
      id={id}
      data-reveal="idle"
      className={className}
      style={delay > 0 ? ({ "--delay": `${delay}ms` } as CSSProperties) : undefined}
    >
      {children}
    </Tag>
  );
}
