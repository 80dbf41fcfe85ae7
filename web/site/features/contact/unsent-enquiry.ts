import { enquiryKey, forgetEnquiry } from "../../lib/forget-enquiry";
import { type ContactField, contactFields } from "./contact-fields";

export type TypedEnquiry = Record<ContactField, string>;

interface UnsentEnquiry {
  typed: TypedEnquiry;
  /** The idempotency key, shared with copies of this tab. */
  key: string;
  /** The reason of the failure. */
  failure: string | undefined;
}

function getField(form: HTMLFormElement, name: ContactField) {
  return form.elements.namedItem(name) as HTMLInputElement;
}

export function typedIn(form: HTMLFormElement): TypedEnquiry {
  const typed = contactFields.map((name) => [name, getField(form, name).value]);
  return Object.fromEntries(typed);
}

/** The form's idempotency key; "" on plain http. */
export function getKey(form: HTMLFormElement): string {
  form.dataset.key ??= crypto.randomUUID?.() ?? "";
  return form.dataset.key;
}

/** Stores the values of a form until it is sent. A full or forbidden storage is ignored. */
export function keepEnquiry(form: HTMLFormElement, failure?: string): void {
  const enquiry: UnsentEnquiry = { typed: typedIn(form), key: getKey(form), failure };
  try {
    sessionStorage.setItem(enquiryKey, JSON.stringify(enquiry));
  } catch (error) {
    console.warn(error);
  }
}

/** Restores the stored values into empty fields, and returns the reason of the failure. */
export function takeUpEnquiry(form: HTMLFormElement): string | undefined {
  const kept = readEnquiry();
  if (!kept?.typed) return undefined;
  for (const name of contactFields) getField(form, name).value ||= kept.typed[name] ?? "";
  if (kept.key) form.dataset.key = kept.key;
  // Sending it again is quick, so the spam check ignores the time.
  form.dataset.returned = "true";
  return kept.failure;
}

/** Whether the stored values still equal these. */
export function isKept(typed: TypedEnquiry): boolean {
  return JSON.stringify(readEnquiry()?.typed) === JSON.stringify(typed);
}

/** Deletes the stored values of a sent enquiry, unless they have changed since. */
export function dropEnquiry(sent: TypedEnquiry): void {
  if (isKept(sent)) forgetEnquiry();
}

function readEnquiry(): UnsentEnquiry | null {
  try {
    return JSON.parse(sessionStorage.getItem(enquiryKey) ?? "null");
  } catch {
    return null;
  }
}
