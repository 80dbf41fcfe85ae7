const closedName =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|invalid|example|onion|arpa)$/;
/** IPv4 ranges that are private, reserved or multicast. */
const closedIpv4 =
  /^(?:0|10|127|2[2-5]\d)\.|^192\.168\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^192\.0\.[02]\.|^198\.(?:1[89]|51)\.|^203\.0\.113\./;
const isIpv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/**
 * Whether a URL may be fetched: on the public web, by name or public IPv4 address. The URL parser has already
 * normalized the notation of addresses.
 */
export function isPublicAddress({ protocol, hostname, username, password }: URL): boolean {
  if ((protocol !== "https:" && protocol !== "http:") || username || password) return false;
  const host = hostname.replace(/\.$/, "");
  // A bracket begins an IPv6 address, which links do not use.
  if (!host.includes(".") || host.startsWith("[")) return false;
  return isIpv4.test(host) ? !closedIpv4.test(host) : !closedName.test(host);
}
