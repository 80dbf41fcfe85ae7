/** An e-mail address as mail servers take it, its domain in ASCII; null where the domain has no such form. */
export function asciiAddress(address: string): string | null {
  const domain = address.slice(address.lastIndexOf("@") + 1);
  if (/^[\w.-]*$/.test(domain)) return address;
  const url = URL.parse(`http://${domain}`);
  return url && address.slice(0, -domain.length) + url.hostname;
}
