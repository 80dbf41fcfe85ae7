import type { ContactSource } from "../../../../worker/contract/inbox/contact-submission";
import { previewPath } from "../../../../worker/contract/preview-path";
import { firstTouch } from "../../lib/first-touch";

/** Where a form that was refused comes back; no page of its own. */
const refusedPath = "/api/contact";

/** Where the visit began that now sends a form of this page. */
export function visitSource(formPage: string): ContactSource {
  const [landed = "", from = "", marks = ""] = firstTouch().split(" ");
  const mark = new URLSearchParams(marks.slice(1));
  return {
    landingPath: landed === refusedPath ? formPage : pathOf(landed),
    referrer: from === location.host ? null : from.replace(/:\d+$/, "") || null,
    utmSource: mark.get("utm_source") || null,
    utmMedium: mark.get("utm_medium") || null,
    utmCampaign: mark.get("utm_campaign") || null,
    utmTerm: mark.get("utm_term") || null,
    utmContent: mark.get("utm_content") || null,
    formPage,
  };
}

/** Null for what is no path, and for one that only whoever has the link may know. */
function pathOf(landed: string): string | null {
  return landed.startsWith("/") && !landed.startsWith(previewPath("")) ? landed : null;
}
