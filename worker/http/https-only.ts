import { securityHeaders } from "./security-headers";

/** This machine, where plain http is what there is. */
const localHost = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Leads whoever comes by plain http to the same address by https; null for https, and on this machine. Calls that
 * bring something keep their method and body.
 */
export function redirectToHttps(request: Request): Response | null {
  if (request.url.startsWith("https:")) return null;
  const url = new URL(request.url);
  if (localHost.test(url.hostname)) return null;
  url.protocol = "https:";
  const isRead = request.method === "GET" || request.method === "HEAD";
  return new Response(null, {
    status: isRead ? 301 : 308,
    headers: { ...securityHeaders, Location: url.href, "Cache-Control": "no-store" },
  });
}
