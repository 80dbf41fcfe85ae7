import { enquiryKey, forgetEnquiry } from "../../lib/forget-enquiry";
import { type ContactField, contactFields } from "./contact-fields";

export type TypedEnquiry = Record<ContactField, string>;

interface UnsentEnquiry {
  typed: TypedEnquiry;
  /** Whoever sends it again, from this tab or from a copy of it, sends no second enquiry. */
  key: string;
  /** Why it could not be sent. */
  failure: string | undefined;
}

function fieldOf(form: HTMLFormElement, name: ContactField) {
  return form.elements.namedItem(name) as HTMLInputElement;
}

export function typedIn(form: HTMLFormElement): TypedEnquiry {
  const typed = contactFields.map((name) => [name, fieldOf(form, name).value]);
  return Object.fromEntries(typed);
}

/** What tells a second try from a second enquiry; none on plain http. */
export function keyOf(form: HTMLFormElement): string {
  form.dataset.key ??= crypto.randomUUID?.() ?? "";
  return form.dataset.key;
}

/** Keeps what stands in a form until it is sent. Storage that is full or forbidden costs that and nothing more. */
export function keepEnquiry(form: HTMLFormElement, failure?: string): void {
  const enquiry: UnsentEnquiry = { typed: typedIn(form), key: keyOf(form), failure };
  try {
    sessionStorage.setItem(enquiryKey, JSON.stringify(enquiry));
  } catch (error) {
    console.warn(error);
  }
}

/** Puts what was kept into the fields that are still empty, and answers why it could not be sent. */
export function takeUpEnquiry(form: HTMLFormElement): string | undefined {
  const kept = readEnquiry();
  if (!kept?.typed) return undefined;
  for (const name of contactFields) fieldOf(form, name).value ||= kept.typed[name] ?? "";
  if (kept.key) form.dataset.key = kept.key;
  // Whoever sends it again has little left to type.
  form.dataset.returned = "true";
  return kept.failure;
}

/** True while nothing else was typed since, in this form or in another one. */
export function isKept(typed: TypedEnquiry): boolean {
  return JSON.stringify(readEnquiry()?.typed) === JSON.stringify(typed);
}

/** Nothing of an enquiry that was sent stays in the browser; what was typed since does. */
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
