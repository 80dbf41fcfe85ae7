import type { ContactInput } from "../../contract/contact";
import type { Suspicion } from "../../contract/inbox/contact-submission";
import type { TurnstileVerdict } from "./turnstile";

/** Least milliseconds between opening a page and sending its form; nobody reads and types faster. */
const minimumFillTime = 2000;
/** Fewer are usual: people name their present website, or one that they like. */
const manyLinks = 3;
const link = /\bhttps?:\/\/|\bwww\./gi;
/** Nobody types markup into a contact form to say something. */
const linkMarkup = /<a\s[^>]*href|\[url[=\]]/i;

/** What speaks for spam in an enquiry; `verdict` is null where Turnstile is not configured. */
export function findSuspicions(input: ContactInput, verdict: TurnstileVerdict | null): Suspicion[] {
  const found: Suspicion[] = [];
  if (input.homepage) found.push("honeypot");
  if (isTooFast(input.elapsed)) found.push("too_fast");
  const text = `${input.name}\n${input.message}`;
  if (linkMarkup.test(text) || (text.match(link)?.length ?? 0) >= manyLinks) found.push("links");
  if (verdict === "failed") found.push("turnstile");
  return found;
}

/** Without the script no time is known, and nothing is held against anybody. */
function isTooFast(elapsed: string | undefined): boolean {
  return /^\d{1,15}$/.test(elapsed ?? "") && Number(elapsed) < minimumFillTime;
}
