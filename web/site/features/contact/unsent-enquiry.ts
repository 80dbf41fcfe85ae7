import { enquiryKey, forgetEnquiry } from "./forget-enquiry";

/** What stands in the fields, by their names. */
export type TypedEnquiry = Record<string, string>;

interface UnsentEnquiry {
  values: TypedEnquiry;
  /** That of its first try: who sends it again sends no second enquiry. */
  idempotencyKey?: string;
  /** Why it could not be sent. */
  failure?: string;
}

/** Names of the fields that are not for typing. */
const notTyped = ["homepage", "consentVersion", "cf-turnstile-response"];

export function typedIn(form: HTMLFormElement): TypedEnquiry {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" && value && !notTyped.includes(name) ? [[name, value]] : [],
    ),
  );
}

/** Keeps what stands in a form until it is sent. Storage that is full or forbidden costs that and nothing more. */
export function keepEnquiry(form: HTMLFormElement, failure?: string): void {
  const { key: idempotencyKey } = form.dataset;
  const enquiry = {
    values: typedIn(form),
    ...(idempotencyKey && { idempotencyKey }),
    ...(failure && { failure }),
  };
  try {
    sessionStorage.setItem(enquiryKey, JSON.stringify(enquiry satisfies UnsentEnquiry));
  } catch (error) {
    console.warn(error);
  }
}

/** Puts what was kept into the fields that are still empty, and answers why it could not be sent. */
export function takeUpEnquiry(form: HTMLFormElement): string | undefined {
  const kept = readEnquiry();
  if (!kept) return undefined;
  for (const [name, value] of Object.entries(kept.values)) {
    const field = form.elements.namedItem(name);
    if (field && "value" in field && field.value === "") field.value = value;
  }
  if (kept.idempotencyKey) form.dataset.key = kept.idempotencyKey;
  // Whoever sends it again has little left to type.
  form.dataset.returned = "true";
  return kept.failure;
}

/** True while nothing else was typed since, in this form or in another one. */
export function isKept(values: TypedEnquiry): boolean {
  return JSON.stringify(readEnquiry()?.values) === JSON.stringify(values);
}

/** Nothing of an enquiry that was sent stays in the browser; what was typed since does. */
export function dropEnquiry(sent: TypedEnquiry): void {
  if (isKept(sent)) forgetEnquiry();
}

function readEnquiry(): UnsentEnquiry | null {
  try {
    const kept: UnsentEnquiry | null = JSON.parse(sessionStorage.getItem(enquiryKey) ?? "null");
    return kept?.values ? kept : null;
  } catch {
    return null;
  }
}
