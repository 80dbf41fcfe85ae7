import { site } from "../site";
import type { ContactSource } from "./contact-submission";

/** Ours, which is nobody's source. */
export const ownHost = site.url.replace(/^https?:\/\/(www\.)?/, "");

/** As SQLite's lower(): letters outside ASCII stay. */
const lower = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * What a source is called wherever staff read it: the campaign's, else the referring host without "www."; null where
 * neither is known, or the host is ours. The figures group by the same in SQL (`figureStatements`).
 */
export function sourceName({
  utmSource,
  referrer,
}: Pick<ContactSource, "utmSource" | "referrer">): string | null {
  if (utmSource) return lower(utmSource);
  const host = lower(referrer ?? "").replace(/^www\./, "");
  return host === "" || host === ownHost ? null : host;
}
