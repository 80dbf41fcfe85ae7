/** Names that only a network of somebody's own knows, or that are nobody's. */
const closedName =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|invalid|example|onion|arpa)$/;
/** IPv4: this network, one's own machine and network, links, carriers, tests, several receivers and the rest. */
const closedIpv4 =
  /^(?:0|10|127|2[2-5]\d)\.|^192\.168\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^192\.0\.[02]\.|^198\.(?:1[89]|51)\.|^203\.0\.113\./;
const isIpv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/**
 * Whether an address may be asked: of the public web, by a name or an IPv4 address that is nobody's own. A browser's
 * parser has written the numbers of an address out by then, whatever they looked like.
 */
export function isPublicAddress({ protocol, hostname, username, password }: URL): boolean {
  if ((protocol !== "https:" && protocol !== "http:") || username || password) return false;
  const host = hostname.replace(/\.$/, "");
  // Links name no IPv6 address; a bracket begins one.
  if (!host.includes(".") || host.startsWith("[")) return false;
  return isIpv4.test(host) ? !closedIpv4.test(host) : !closedName.test(host);
}
