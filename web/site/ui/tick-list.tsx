import { cn } from "../../lib/cn";

/** What is included, with ticks in the accent of the ground. */
export function TickList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={cn("ticks space-y-2.5", className)}>
      {items.map((item) => (
        <li key={item} className="leading-snug text-balance wrap-anywhere">
          {item}
        </li>
      ))}
    </ul>
  );
}
