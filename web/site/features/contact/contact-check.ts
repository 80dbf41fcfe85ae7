import type { ContactInput } from "../../../../worker/contract/contact";
import { loadCode, spareLimitMs } from "../../../lib/load-code";
import { type ContactField, contactFields } from "./contact-fields";
import { getKey } from "./unsent-enquiry";

/** The error message of each invalid field. */
export type ContactFaults = Partial<Record<ContactField, string>>;

export interface ContactCheck {
  /** Null for an invalid form. */
  input: ContactInput | null;
  faults: ContactFaults;
}

/**
 * Validates a form with the contract's schema, whose code is loaded at the first use. If the code cannot be loaded, the form
 * counts as valid, because the server validates it too.
 */
export async function checkContactForm(form: HTMLFormElement): Promise<ContactCheck> {
  const typed = { ...readSignals(form), ...Object.fromEntries(new FormData(form)) };
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

/** Focuses the first invalid field. */
export function focusFirstFault(form: HTMLFormElement, faults: ContactFaults): void {
  const first = contactFields.find((name) => faults[name]);
  const field = first && form.elements.namedItem(first);
  if (field instanceof HTMLElement) field.focus();
}

/** The idempotency key and the signals of the spam check. */
function readSignals(form: HTMLFormElement) {
  // Correcting a returned form is quick, so the time is not sent.
  const elapsed = form.dataset.returned ? undefined : String(Math.round(performance.now()));
  return { idempotencyKey: getKey(form), elapsed };
}
