import type { CSSProperties, ReactNode } from "react";
import { useReveal } from "../../lib/use-reveal";

interface RevealProps {
  as?: "div" | "li";
  id?: string | undefined;
  /** Milliseconds after coming into view, to let neighbours follow one another. */
  delay?: number;
  className?: string;
  children: ReactNode;
}

/** Lets its content enter once, when 15 percent of it has come into view. */
export function Reveal({ as: Tag = "div", id, delay = 0, className, children }: RevealProps) {
  const ref = useReveal<HTMLDivElement & HTMLLIElement>(0.15);
  return (
    <Tag
      ref={ref}
      id={id}
      data-reveal="idle"
      className={className}
      style={delay > 0 ? ({ "--delay": `${delay}ms` } as CSSProperties) : undefined}
    >
      {children}
    </Tag>
  );
}
