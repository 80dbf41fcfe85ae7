import { ChevronRight } from "lucide";
import { useId } from "react";
import { generatePath, Link, useLocation } from "react-router-dom";
import { websiteTypeBadge } from "../../../../../worker/contract/business/website-types";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import { stageNames } from "../../../../../worker/contract/inbox/contact-submission";
import { staffPaths } from "../../../../../worker/contract/staff-paths";
import { formatLongDate } from "../../../../lib/format";
import { Icon } from "../../../../ui/icon";

/** What else the same person has sent. */
export function SamePerson({ contact: { samePerson } }: { contact: ContactDetail }) {
  const id = useId();
  // The list that it was opened from stays the same.
  const { search, state } = useLocation();
  if (samePerson.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-lg">
        Pesan lain dari orang ini
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {samePerson.map((other) => (
          <li key={other.id}>
            <Link
              to={{ pathname: generatePath(staffPaths.contactDetail, { id: String(other.id) }), search }}
              state={state}
              // Closed, it leads to the list, as it did for the one before.
              replace
              className="flex items-center gap-3 py-3 hover:bg-sand"
            >
              <span className="min-w-0 grow">
                <span className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
                  <span className="font-semibold text-ink">{stageNames[other.stage]}</span>
                  <span>{websiteTypeBadge(other.websiteType)}</span>
                  <time dateTime={other.submittedAt}>{formatLongDate(other.submittedAt)}</time>
                </span>
                <span className="mt-0.5 line-clamp-2 text-sm [overflow-wrap:anywhere]">{other.message}</span>
              </span>
              <Icon node={ChevronRight} className="size-4 shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
