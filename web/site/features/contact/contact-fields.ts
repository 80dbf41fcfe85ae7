/** The visible fields, in their order. */
export const contactFields = ["name", "email", "phoneNumber", "websiteType", "message"] as const;

export type ContactField = (typeof contactFields)[number];

/**
 * Makes the fields read-only while the form is sent. A disabled field would lose the focus and its value. A select has no
 * `readonly`, so only its selected option stays enabled.
 */
export function lockFields(form: HTMLFormElement, isLocked: boolean): void {
  for (const name of contactFields) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
    if ("readOnly" in field) field.readOnly = isLocked;
    else for (const option of field.options) option.disabled = isLocked && !option.selected;
  }
}
