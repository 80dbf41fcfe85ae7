const copies = new Set(["isolate", "edge", "shared", "stale"]);

/** Where the Worker says that an answer came from, as `Server-Timing` names it; "–" when it says nothing. @param {Response} response */
export function sourceOf(response) {
  return /cache;desc="?(\w+)/.exec(response.headers.get("Server-Timing") ?? "")?.[1] ?? "–";
}

/** Throws when an answer that was to be made anew came from a copy. @param {Response} response */
export function requireMade(response) {
  const source = sourceOf(response);
  if (copies.has(source)) throw new Error(`${response.url} came from a copy (${source}) and was to be made.`);
}
