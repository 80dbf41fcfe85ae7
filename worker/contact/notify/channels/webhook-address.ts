/**
 * The address of a webhook, or a reason why it is none. Only https and public names: an address in numbers or
 * a name without a dot could mean something inside a network.
 */
export function parseWebhookAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== "https:") throw new Error("NOTIFY_WEBHOOK_URL must be an https address");
  if (url.username || url.password) throw new Error("NOTIFY_WEBHOOK_URL must not carry a password");
  // The parser has written every kind of IPv4 address as four decimal numbers.
  const isNumeric = url.hostname.startsWith("[") || /^[\d.]+$/.test(url.hostname);
  const host = url.hostname.replace(/\.$/, "");
  const isInternal = !host.includes(".") || /\.(localhost|local|internal|lan|home|arpa)$/.test(host);
  if (isNumeric || isInternal) throw new Error("NOTIFY_WEBHOOK_URL must be a public host name");
  return url;
}
