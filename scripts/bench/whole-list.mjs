/**
 * Every row of a list of the API, page by page as its `Link` header says.
 * @template T @param {string} url @param {Record<string, string>} [headers] @returns {Promise<T[]>}
 */
export async function fetchWholeList(url, headers = {}) {
  /** @type {T[]} */
  const rows = [];
  for (let next = url; next; ) {
    const response = await fetch(next, { headers });
    if (!response.ok) throw new Error(`${next} answered ${response.status}.`);
    rows.push(.../** @type {T[]} */ (await response.json()));
    const path = /<([^>]*)>; rel="next"/.exec(response.headers.get("Link") ?? "")?.[1];
    next = path ? new URL(path, url).href : "";
  }
  return rows;
}
