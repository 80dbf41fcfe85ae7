import { TriangleAlert } from "lucide";
import { cn } from "../../../lib/cn";
import { Icon } from "../../../ui/icon";

interface DayWarningProps {
  /** AI articles of the day; 0 says nothing. */
  tooMany: number;
  ceiling: number;
  isSmall?: boolean;
}

/** Marks a day with more AI articles than it should have. */
export function DayWarning({ tooMany, ceiling, isSmall }: DayWarningProps) {
  if (tooMany === 0) return null;
  return (
    <p
      className={cn(
        "flex items-start gap-1.5 font-semibold text-fajar-deep",
        isSmall ? "text-xs" : "text-sm",
      )}
    >
      <Icon node={TriangleAlert} className="mt-0.5 size-3.5 shrink-0" />
      <span>
        {tooMany} artikel AI{isSmall ? "" : " pada satu hari"}, batasnya {ceiling}
      </span>
    </p>
  );
}
