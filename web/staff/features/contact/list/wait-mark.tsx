import { nameInstant } from "../../../../../worker/contract/jakarta";
import { cn } from "../../../../lib/cn";
import type { Wait } from "./wait";

/** How long somebody waits for an answer; what is late stands out. */
export function WaitMark({ wait, dueAt }: { wait: Wait; dueAt: string | null }) {
  return (
    <span
      title={dueAt ? `Batas balas ${nameInstant(Date.parse(dueAt))}` : undefined}
      className={cn(
        "inline-block rounded-md px-2 py-px text-[0.8rem] leading-5 font-semibold",
        wait.isOverdue ? "bg-danger text-white" : "border border-edge text-ink",
      )}
    >
      {wait.text}
    </span>
  );
}
