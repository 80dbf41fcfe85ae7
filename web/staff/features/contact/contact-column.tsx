import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import type { ContactSubmission } from "../../../../worker/contract/inbox/contact-submission";
import { cn } from "../../../lib/cn";
import { formatLongDate } from "../../../lib/format";
import { useNow } from "../../lib/use-now";
import { NewMark, StageMark, WaitMark } from "./contact-marks";

interface ContactColumnProps {
  contacts: readonly ContactSubmission[];
  openId: number;
  newIds: ReadonlySet<number>;
  addressOf: (id: number) => string;
}

/** The narrow list beside an open enquiry. */
export function ContactColumn({ contacts, openId, newIds, addressOf }: ContactColumnProps) {
  const now = useNow();
  const { state } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another enquiry is opened
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [openId]);
  return (
    <ul ref={list} aria-label="Daftar Kontak" className="-mx-3 grid grid-cols-[minmax(0,1fr)]">
      {contacts.map((contact) => {
        const { id, name, stage, message, submittedAt } = contact;
        const isOpen = id === openId;
        return (
          <li key={id} className="border-line border-b">
            <Link
              to={addressOf(id)}
              state={state}
              replace
              preventScrollReset
              data-contact={id}
              aria-current={isOpen ? "true" : undefined}
              className={cn(
                "block border-l-4 px-3 py-3 -outline-offset-2",
                isOpen ? "border-fajar bg-white" : "border-transparent hover:bg-sand",
              )}
            >
              <span className="flex items-baseline justify-between gap-3">
                <strong className="min-w-0 truncate">{name}</strong>
                <time dateTime={submittedAt} className="shrink-0 text-[0.8rem] text-ink-soft">
                  {formatLongDate(submittedAt)}
                </time>
              </span>
              <span className="mt-1 flex flex-wrap items-center gap-1.5">
                {newIds.has(id) && <NewMark />}
                <StageMark stage={stage} />
                <WaitMark contact={contact} now={now} />
              </span>
              <span className="mt-1.5 block truncate text-sm text-ink-soft">{message.split("\n")[0]}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
