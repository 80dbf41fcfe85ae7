/** Where only those can read who share them, or log in. */
const closedHost =
  /(?:^|\.)(?:drive|docs|mail)\.google\.com$|(?:^|\.)(?:dropbox\.com|sharepoint\.com|1drv\.ms|onedrive\.live\.com)$/i;
const privateHost =
  /^(?:0|10|127)\.|^192\.168\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|test|invalid)$/i;

/**
 * An address that readers can open, or null: of the web, of a host that has a name in it, without a name and a password
 * of somebody, and not behind a login.
 */
export function publicAddress(text: string): URL | null {
  const address = parse(text.trim());
  if (!address || !/^https?:$/.test(address.protocol) || address.username || address.password) return null;
  const host = address.hostname.replace(/\.$/, "");
  // Addresses of version 6 are of machines; nobody cites them.
  const isOpen =
    host.includes(".") && !host.startsWith("[") && !privateHost.test(host) && !closedHost.test(host);
  return isOpen ? address : null;
}

function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
