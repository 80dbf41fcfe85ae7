import type { ContactInput } from "../../../../worker/contract/contact";
import { loadCode, spareLimitMs } from "../../../lib/load-code";
import { type ContactField, contactFields } from "./contact-fields";
import { keyOf } from "./unsent-enquiry";

/** Message of each field that is wrong. */
export type ContactFaults = Partial<Record<ContactField, string>>;

export interface ContactCheck {
  /** null when something is wrong. */
  input: ContactInput | null;
  faults: ContactFaults;
}

/**
 * Checks a form with the contract's schema, whose code is loaded when there is something to check. Where that code does
 * not come, nothing is held against the form: the server checks it all the same.
 */
export async function checkContactForm(form: HTMLFormElement): Promise<ContactCheck> {
  const typed = { ...signalsOf(form), ...Object.fromEntries(new FormData(form)) };
  const schema = await loadCode(() => import("../../../../worker/contract/contact"), spareLimitMs).catch(
    () => null,
  );
  if (!schema) return { input: typed as unknown as ContactInput, faults: {} };
  const result = schema.contactInput.safeParse(typed);
  if (result.success) return { input: result.data, faults: {} };
  const faults: Record<string, string> = {};
  for (const { path, message } of result.error.issues) faults[String(path[0])] ??= message;
  return { input: null, faults };
}

/** Puts the focus on the first of the form's fields that has a fault. */
export function focusFirstFault(form: HTMLFormElement, faults: ContactFaults): void {
  const first = contactFields.find((name) => faults[name]);
  const field = first && form.elements.namedItem(first);
  if (field instanceof HTMLElement) field.focus();
}

/** What tells a second try from a second enquiry, and a person from a program. */
function signalsOf(form: HTMLFormElement) {
  // Whoever mends a form that came back has little left to type.
  const elapsed = form.dataset.returned ? undefined : String(Math.round(performance.now()));
  return { idempotencyKey: keyOf(form), elapsed };
}
