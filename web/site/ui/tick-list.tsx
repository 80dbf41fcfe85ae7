import { Check } from "lucide";
import { cn } from "../../lib/cn";
import { Icon } from "../../ui/icon";

/** What is included, with ticks in the accent of the ground. */
export function TickList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={cn("space-y-2.5", className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-3 leading-snug wrap-anywhere">
          <Icon node={Check} className="stroke-3 mt-0.5 size-4.5 shrink-0 text-accent" />
          {item}
        </li>
      ))}
    </ul>
  );
}
