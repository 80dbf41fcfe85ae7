import { pushEvent } from "../../analytics/data-layer";
import { forgetEnquiry } from "./forget-enquiry";

/** Tells the data layer of the page that is shown; it needs no React, because many visitors only read. */
export function announcePage(): void {
  const { pathname, href } = window.location;
  pushEvent({
    event: "page_view",
    page_path: pathname,
    page_title: document.title,
    page_location: href,
  });
  if (pathname !== "/thank-you") return;
  // Sent without the script, which would have forgotten it.
  forgetEnquiry();
  pushEvent({ event: "form_submission_success", form_id: "contact_form", value: 1, currency: "IDR" });
}
