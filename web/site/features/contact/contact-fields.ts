/** Names of the fields that people fill in, in the order they stand. */
export const contactFields = ["name", "email", "phoneNumber", "websiteType", "message"] as const;

export type ContactField = (typeof contactFields)[number];

/**
 * Locks a form's fields while it is sent, so that nothing can be typed that is not sent. A disabled field would lose the
 * focus and its value; a select knows no `readonly`, so that only its choice stays open.
 */
export function lockFields(form: HTMLFormElement, isLocked: boolean): void {
  for (const name of contactFields) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
    if ("readOnly" in field) field.readOnly = isLocked;
    else for (const option of field.options) option.disabled = isLocked && !option.selected;
  }
}
