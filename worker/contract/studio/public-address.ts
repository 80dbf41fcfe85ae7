/** Where only those can read who share them, or log in. */
const closedHost =
  /(?:^|\.)(?:drive|docs|mail)\.google\.com$|(?:^|\.)(?:dropbox\.com|sharepoint\.com|1drv\.ms|onedrive\.live\.com)$/i;
const privateHost =
  /^(?:0|10|127)\.|^192\.168\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|test|invalid)$/i;

const parts = /^https?:\/\/([^\s/?#\\@:[\]]{1,253})(?::(\d{1,5}))?(?:[/?#]|$)/i;

/**
 * Whether readers can open an address: of the web, of a host that has a name with a dot in it, without a name and a
 * password of somebody, and not behind a login. What it leads to is not looked at.
 */
export function canReadersOpen(address: string): boolean {
  const [, name = "", port = "443"] = parts.exec(address.trim()) ?? [];
  const host = name.replace(/\.$/, "");
  return host.includes(".") && Number(port) <= 65_535 && !privateHost.test(host) && !closedHost.test(host);
}
