/** Every event this site pushes; names and fields are those of the specification, section 7. */
export type AnalyticsEvent =
  | { event: "page_view"; page_path: string; page_title: string; page_location: string }
  | {
      event: "form_submission";
      form_id: "contact_form";
      form_name: string;
      form_destination: "/thank-you";
      user_data: { email: string };
      website_type: string;
    }
  | { event: "form_error"; form_id: "contact_form"; error_message: string }
  | {
      event: "form_submission_success";
      form_id: "contact_form";
      value: 1;
      currency: "IDR";
    }
  | { event: "test_event"; test_time: string };

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

export function pushEvent(event: AnalyticsEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ ...event });
}
