/** Where the browser keeps what was typed and not sent: in this tab, and no longer than the tab is open. */
export const enquiryKey = "unsent-enquiry";

/** Nothing of an enquiry that was sent stays in the browser. */
export function forgetEnquiry(): void {
  try {
    sessionStorage.removeItem(enquiryKey);
  } catch {
    // Without a store there is nothing in it.
  }
}

/** True where one was typed and not sent: the form shows it again. */
export function isEnquiryKept(): boolean {
  try {
    return sessionStorage.getItem(enquiryKey) !== null && document.getElementById("contact-form") !== null;
  } catch {
    return false;
  }
}
