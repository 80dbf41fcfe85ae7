let seen: string | undefined;

/**
 * The first touch of this tab's visit: path, referring host and campaign parameters, separated by spaces. It is stored in the
 * tab and sent by the contact form only. Without storage it is known until the next page load.
 */
export function firstTouch(): string {
  const { referrer } = document;
  const from = referrer.split("/")[2];
  // The visitor left the first page before this script ran there. A new tab is a new visit.
  const isContinued = from === location.host && history.length > 1;
  const { pathname, search } = isContinued ? new URL(referrer) : location;
  seen ??= [pathname, from, search.match(/[?&]utm_\w+=[^&]*/g)?.join("")].join(" ");
  try {
    sessionStorage.visit ??= seen;
    return sessionStorage.visit;
  } catch {
    return seen;
  }
}
