/** What ties an answer to its lines in the log: Cloudflare's own id of the request where there is one. */
export function requestIdOf(request: Request): string {
  return request.headers.get("CF-Ray") ?? crypto.randomUUID();
}
