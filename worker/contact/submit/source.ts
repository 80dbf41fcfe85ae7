import { cleanLine } from "../../contract/clean-text";
import type { ContactSource } from "../../contract/inbox/contact-submission";
import { pages } from "../../contract/pages";
import { seenLength } from "../../contract/text";

/** Characters of a path; a longer one counts as not said. */
const longestPath = 200;
/** The same of a host name and of a campaign's words. */
const longestWord = 100;

const unsaid: ContactSource = {
  ...{ landingPath: null, referrer: null, formPage: null },
  ...{ utmSource: null, utmMedium: null, utmCampaign: null, utmTerm: null, utmContent: null },
};

/** What the form's script says of where a visit began, as far as it can be understood; the rest counts as not said. */
export function readSource(said: Record<string, unknown> | null | undefined): ContactSource {
  if (!said) return unsaid;
  return {
    landingPath: readPath(said.landingPath),
    referrer: readHost(said.referrer),
    utmSource: readWord(said.utmSource),
    utmMedium: readWord(said.utmMedium),
    utmCampaign: readWord(said.utmCampaign),
    utmTerm: readWord(said.utmTerm),
    utmContent: readWord(said.utmContent),
    formPage: readPath(said.formPage),
  };
}

/**
 * The same of a form that was sent without the script, by the address in its `Referer` header. Of another site's page
 * nothing is known but its host; ours is nobody's referrer.
 */
export function readReferer(header: string | undefined, requestUrl: string): ContactSource {
  if (!header || !URL.canParse(header)) return unsaid;
  const page = new URL(header);
  if (page.host !== new URL(requestUrl).host) return { ...unsaid, referrer: readHost(header) };
  const { searchParams } = page;
  return {
    ...readSource({
      utmSource: searchParams.get("utm_source"),
      utmMedium: searchParams.get("utm_medium"),
      utmCampaign: searchParams.get("utm_campaign"),
      utmTerm: searchParams.get("utm_term"),
      utmContent: searchParams.get("utm_content"),
    }),
    // Whoever corrects a refused form sends it from the address that refused it.
    formPage: readPath(page.pathname === "/api/contact" ? pages.contact.path : page.pathname),
  };
}

/** A path of this site. What opens something by itself is not written down. */
function readPath(said: unknown): string | null {
  if (typeof said !== "string") return null;
  const [path = ""] = said.trim().split(/[?#]/);
  if (!/^\/(?![/\\])[^\s\p{C}]*$/u.test(path) || [...path].length > longestPath) return null;
  return (opening(path) ?? path).normalize("NFC");
}

/** The beginning of a path that lets somebody in by its end, however that is spelled; null for others. */
function opening(path: string): string | null {
  let { pathname } = new URL(path, "https://situs.invalid");
  // Twice: what comes encoded may be so itself.
  for (let times = 0; times < 2; times += 1) pathname = decoded(pathname);
  const { pathname: plain } = new URL(pathname.replaceAll(/[/\\]+/g, "/"), "https://situs.invalid");
  const [, known] = /^((?:\/api)?\/(?:pratinjau|undangan|invites))(?:\/|$)/i.exec(plain) ?? [];
  return known?.toLowerCase() ?? null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The name of a host, of an address or by itself. */
function readHost(said: unknown): string | null {
  if (typeof said !== "string") return null;
  const text = said.trim();
  const address = text.includes("://") ? text : `https://${text}`;
  if (!/^(https?|android-app):\/\/[^\s\p{C}]+$/iu.test(address) || !URL.canParse(address)) return null;
  const host = new URL(address).hostname.toLowerCase().replace(/\.$/, "");
  return /^[a-z\d]([a-z\d.-]*[a-z\d])?$/.test(host) && host.length <= longestWord ? host : null;
}

function readWord(said: unknown): string | null {
  if (typeof said !== "string") return null;
  const word = cleanLine(said);
  return seenLength(word) > 0 && [...word].length <= longestWord ? word : null;
}
