import type { ContactSource } from "../../../worker/contract/inbox/contact-submission";
import { firstTouch } from "./first-touch";

/** Where a form that was refused comes back; no page of its own. */
const refusedPath = "/api/contact";
/** No visit begins there, and some of these addresses are secret. */
const hidden = /^\/(admin|pratinjau|undangan)\//;

/** Where the visit began that now sends a form of this page. The server keeps what it understands of it. */
export function visitSource(formPage: string): ContactSource {
  const [landed = "", from = "", marks = ""] = firstTouch().split(" ");
  const mark = new URLSearchParams(marks.slice(1));
  return {
    landingPath: landed === refusedPath ? formPage : hidden.test(landed) ? null : landed || null,
    // Another tab of ours has led to a visit that begins with our own host.
    referrer: from === location.host ? null : from || null,
    utmSource: mark.get("utm_source") || null,
    utmMedium: mark.get("utm_medium") || null,
    utmCampaign: mark.get("utm_campaign") || null,
    utmTerm: mark.get("utm_term") || null,
    utmContent: mark.get("utm_content") || null,
    formPage,
  };
}
