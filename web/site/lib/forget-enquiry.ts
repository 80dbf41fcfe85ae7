/** The key of the unsent enquiry in the tab's session storage. */
export const enquiryKey = "unsent-enquiry";

/** Deletes the stored values of a sent enquiry. */
export function forgetEnquiry(): void {
  try {
    sessionStorage.removeItem(enquiryKey);
  } catch {
    // No storage, so nothing is stored.
  }
}

/** Whether an unsent enquiry is stored. */
export function isEnquiryKept(): boolean {
  try {
    return sessionStorage.getItem(enquiryKey) !== null && document.getElementById("contact-form") !== null;
  } catch {
    return false;
  }
}
