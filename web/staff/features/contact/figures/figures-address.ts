import { summaryDays } from "../../../../../worker/contract/inbox/contact-summary";
import { staffPaths } from "../../../../../worker/contract/paths";
import { writeAddress } from "../../../lists/list-address";

export type SummaryDays = (typeof summaryDays)[number];
const usual: SummaryDays = 30;

/** The days that an address asks for; the usual ones where it makes no sense. */
export function readDays(search: URLSearchParams): SummaryDays {
  return summaryDays.find((days) => String(days) === search.get("days")) ?? usual;
}

export function figuresAddress(days: SummaryDays): string {
  return writeAddress(staffPaths.contactFigures, 1, { days: days === usual ? "" : String(days) });
}
