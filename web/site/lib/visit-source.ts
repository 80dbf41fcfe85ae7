import type { ContactSource } from "../../../worker/contract/inbox/contact-submission";
import { firstTouch } from "./first-touch";

/** The address of a refused form, which is not a page. */
const refusedPath = "/api/contact";
/** Paths that are no beginning of a visit; some contain secret tokens. */
const hidden = /^\/(admin|pratinjau|undangan)\//;

/** The source of the visit, for the enquiry. The server validates it. */
export function visitSource(formPage: string): ContactSource {
  const [landed = "", from = "", marks = ""] = firstTouch().split(" ");
  const mark = new URLSearchParams(marks.slice(1));
  return {
    landingPath: landed === refusedPath ? formPage : hidden.test(landed) ? null : landed || null,
    // A visit that another tab of this site started has no external referrer.
    referrer: from === location.host ? null : from || null,
    utmSource: mark.get("utm_source") || null,
    utmMedium: mark.get("utm_medium") || null,
    utmCampaign: mark.get("utm_campaign") || null,
    utmTerm: mark.get("utm_term") || null,
    utmContent: mark.get("utm_content") || null,
    formPage,
  };
}
