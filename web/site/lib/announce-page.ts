import { pushEvent } from "../../analytics/data-layer";
import { forgetEnquiry } from "./forget-enquiry";

/** Pushes `page_view` to the data layer. Without React, because many visitors only read. */
export function announcePage(): void {
  const { pathname, href } = window.location;
  pushEvent({
    event: "page_view",
    page_path: pathname,
    page_title: document.title,
    page_location: href,
  });
  if (pathname !== "/thank-you") return;
  // The form was sent without JavaScript, so its stored values were not deleted.
  forgetEnquiry();
  pushEvent({ event: "form_submission_success", form_id: "contact_form", value: 1, currency: "IDR" });
}
