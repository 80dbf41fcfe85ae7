import { nameShortly } from "../../../../../worker/contract/jakarta";
import { cn } from "../../../../lib/cn";
import type { stepOf } from "./wait";

type Step = NonNullable<ReturnType<typeof stepOf>>;

/** What is to be done next, and when. */
export function NextStep({ step: { text, at, isLate }, now }: { step: Step; now: number }) {
  return (
    <p
      className={cn(
        "mb-2 border-l-3 pl-2.5 text-sm [overflow-wrap:anywhere]",
        isLate ? "border-danger text-danger" : "border-leaf",
      )}
    >
      <span className="font-semibold">{isLate ? "Terlewat: " : "Berikutnya: "}</span>
      {text}
      {at !== null && <span> · {nameShortly(at, now)}</span>}
    </p>
  );
}
