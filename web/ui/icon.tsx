import type { IconNode } from "lucide";
import { createElement } from "react";
import { cn } from "../lib/cn";

/**
 * A decorative icon. The drawings are data of `lucide`; shared attributes are in the class `icon`, because a page may
 * have seventy icons.
 */
export function Icon({ node, className }: { node: IconNode; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cn("icon", className)}>
      {node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
