let seen: string | undefined;

/**
 * How the visit of this tab began, as it was on its first page: path, host that led there, marks of campaigns, with a
 * space between. It stays in the tab; the contact form alone sends it. Without a store it is true until the page is
 * loaded anew.
 */
export function firstTouch(): string {
  const { pathname, search } = location;
  seen ??= [pathname, document.referrer.split("/")[2], search.match(/[?&]utm_\w+=[^&]*/g)?.join("")].join(
    " ",
  );
  try {
    sessionStorage.visit ??= seen;
    return sessionStorage.visit;
  } catch {
    return seen;
  }
}
