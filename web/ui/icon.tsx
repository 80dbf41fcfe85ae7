import type { IconNode } from "lucide";
import { createElement } from "react";
import { cn } from "../lib/cn";

/**
 * A line drawing that says nothing to a screen reader. The drawings are data of `lucide`; what all of them have in
 * common is the class `icon`, so that a page with seventy of them does not say it seventy times.
 */
export function Icon({ node, className }: { node: IconNode; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cn("icon", className)}>
      {node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
