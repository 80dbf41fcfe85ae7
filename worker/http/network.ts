/**
 * The network that an address belongs to: of IPv6 the first 64 bits, which is the least that one customer gets, and
 * within which anybody has as many addresses as they like; of IPv4, also where it is written as IPv6, the address.
 * What is no address stays as it is.
 */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [bare = ""] = address.toLowerCase().split("%");
  const ipv4 = /^(?:0{0,4}:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (ipv4) return ipv4;
  const groups = groupsOf(bare);
  return groups ? `${groups.slice(0, 4).join(":")}::/64` : address;
}

/** The eight groups of an IPv6 address, without zeros before them, or null. */
function groupsOf(address: string): string[] | null {
  const [head = "", tail, ...more] = address.split("::");
  const before = split(head);
  const after = split(tail ?? "");
  const missing = 8 - before.length - after.length;
  if (more.length > 0 || (tail === undefined ? missing !== 0 : missing < 1)) return null;
  const groups = [...before, ...Array<string>(missing).fill("0"), ...after];
  return groups.every((group) => /^[0-9a-f]{1,4}$/.test(group))
    ? groups.map((group) => group.replace(/^0+(?=.)/, ""))
    : null;
}

/** An IPv4 address at the end stands for two groups, which nobody reads. */
function split(part: string): string[] {
  if (part === "") return [];
  return part.replace(/\d{1,3}(?:\.\d{1,3}){3}$/, "0:0").split(":");
}
