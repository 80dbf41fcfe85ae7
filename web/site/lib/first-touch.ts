let seen: string | undefined;

/**
 * How the visit of this tab began, as it was on its first page: path, host that led there, marks of campaigns, with a
 * space between. It stays in the tab; the contact form alone sends it. Without a store it is true until the page is
 * loaded anew.
 */
export function firstTouch(): string {
  const { referrer } = document;
  const from = referrer.split("/")[2];
  // The first page was left before this script had come to it. A new tab is a visit of its own.
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
