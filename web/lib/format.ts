import { jakartaOffset, monthNames } from "../../worker/contract/jakarta";

/** A formatter takes a browser several milliseconds to make, and a page uses one of these. */
function onFirstUse(
  ...options: ConstructorParameters<typeof Intl.DateTimeFormat>
): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  return () => {
    made ??= new Intl.DateTimeFormat(...options);
    return made;
  };
}

const longDateTime = onFirstUse("id-ID", {
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Asia/Jakarta",
});

const time = onFirstUse("id-ID", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Asia/Jakarta",
});

function format(formatter: () => Intl.DateTimeFormat, iso: string | null | undefined): string {
  const date = new Date(iso ?? "");
  return Number.isNaN(date.getTime()) ? "-" : formatter().format(date);
}

/**
 * "21 November 2026" in Jakarta; "-" for a missing or invalid date. By hand, because it stands on the public pages:
 * the first use of a formatter was a third of a browser's work of taking over a list of articles.
 */
export function formatLongDate(iso: string | null | undefined): string {
  const date = new Date(Date.parse(iso ?? "") + jakartaOffset);
  if (Number.isNaN(date.getTime())) return "-";
  return `${date.getUTCDate()} ${monthNames[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** "21 November 2026 pukul 09.30" in Jakarta; "-" for a missing or invalid date. */
export function formatLongDateTime(iso: string | null | undefined): string {
  return format(longDateTime, iso);
}

/** "09.30" in Jakarta. */
export function formatTime(iso: string): string {
  return format(time, iso);
}
