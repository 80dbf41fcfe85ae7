import { Link } from "react-router-dom";
import type { ContactSubmission } from "../../../../../worker/contract/inbox/contact-submission";
import { fromList } from "../../../lists/use-opened";
import { StageBadge } from "./stage-badge";
import type { Wait } from "./wait";
import { WaitMark } from "./wait-mark";

interface ContactNameProps {
  contact: ContactSubmission;
  wait: Wait | null;
  isNew: boolean;
  address: string;
}

/** Who has written, which leads to all about it; how far it has come, and who sees to it. */
export function ContactName({ contact, wait, isNew, address }: ContactNameProps) {
  const { id, name, stage, assignee, dueAt } = contact;
  return (
    <div className="lg:min-w-28 xl:min-w-36">
      <strong className="block max-lg:text-lg max-lg:leading-snug">
        <Link
          to={address}
          state={fromList}
          data-contact={id}
          className="inline-block py-0.5 underline decoration-line decoration-2 underline-offset-4 [overflow-wrap:anywhere] hover:decoration-fajar"
        >
          {name}
        </Link>
      </strong>
      <ul className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        {isNew && (
          <li className="rounded-md bg-fajar px-2 py-px text-[0.8rem] leading-5 font-semibold text-white">
            Baru masuk
          </li>
        )}
        <li>
          <StageBadge stage={stage} />
        </li>
        {/* On a card the date stands far below. */}
        {wait && (
          <li className="lg:hidden">
            <WaitMark wait={wait} dueAt={dueAt} />
          </li>
        )}
        {assignee && <li className="text-ink-soft [overflow-wrap:anywhere]">{assignee.name}</li>}
      </ul>
    </div>
  );
}
