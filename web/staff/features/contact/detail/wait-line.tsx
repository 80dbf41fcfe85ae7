import { Check } from "lucide";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import { cn } from "../../../../lib/cn";
import { Icon } from "../../../../ui/icon";
import { useNow } from "../../../lib/use-now";
import { type WaitText, waitText } from "./wait-text";

const grounds: Record<WaitText["state"], string> = {
  waiting: "bg-peach/55",
  overdue: "bg-danger-pale ring-1 ring-danger/25 ring-inset",
  answered: "bg-leaf-pale",
  late: "bg-sand",
  none: "bg-sand",
};

/** How long somebody has waited: in words, and as a sun on its way to the time that was promised. */
export function WaitLine({ contact }: { contact: ContactDetail }) {
  const wait = waitText(contact, useNow());
  const { state, title, text, share } = wait;
  const isAnswered = state === "answered" || state === "late";
  return (
    <div className={cn("mt-5 overflow-hidden rounded-lg px-4 pt-3.5 sm:px-5", grounds[state])}>
      <p
        className={cn(
          "flex items-center gap-2 text-xl leading-tight font-bold tracking-tight",
          state === "overdue" && "text-danger",
        )}
      >
        {isAnswered && <Icon node={Check} className="size-5 text-leaf" />}
        {title}
      </p>
      {text && <p className="mt-1 text-sm text-ink-soft first-letter:uppercase">{text}</p>}
      {share === null ? <div className="h-3.5" /> : <SunTrack share={share} state={state} />}
    </div>
  );
}

/** The horizon is the time until the promise, which a mark stands for; a sun behind the mark is late. */
function SunTrack({ share, state }: { share: number; state: WaitText["state"] }) {
  const isOver = state === "overdue" || state === "late";
  const at = isOver ? "calc(100% + 1.5rem)" : `${share * 100}%`;
  return (
    <div aria-hidden="true" className="relative mr-10 ml-2 h-7">
      <div className="absolute -right-16 bottom-2 -left-8 border-b-2 border-ink/20" />
      <div className="absolute right-0 bottom-2 h-3 w-0.5 bg-ink/45" />
      <div
        className={cn("absolute bottom-2 -left-8 border-b-2", isOver ? "border-danger" : "border-ink")}
        style={{ width: isOver ? "calc(100% + 6rem)" : `calc(${at} + 2rem)` }}
      />
      <div
        className={cn(
          "absolute bottom-2.5 h-3.5 w-7 -translate-x-1/2 rounded-t-full",
          isOver ? "bg-danger" : state === "answered" ? "bg-leaf" : "bg-amber",
        )}
        style={{ left: at }}
      />
    </div>
  );
}
