import { bytesOf, joinParts, u32 } from "./bounded-bytes";
import { profileTooLarge } from "./read-picture";

/** Far more than any profile of a camera or screen has: most are below 10 KB. */
export const maxProfileBytes = 1_000_000;

const headerBytes = 128;
const maxTags = 100;
/** What turns the numbers of a picture into colours: ICC.1:2022, tables 23 to 28. Nothing of a maker or a serial number. */
const colourTags = new Set(
  ["wtpt bkpt chad lumi chrm cicp rXYZ gXYZ bXYZ rTRC gTRC bTRC kTRC aarg aagg aabg"]
    .concat("A2B0 A2B1 A2B2 A2B3 B2A0 B2A1 B2A2 B2A3 D2B0 D2B1 D2B2 D2B3 B2D0 B2D1 B2D2 B2D3")
    .flatMap((tags) => tags.split(" ")),
);
/** Words that a profile must have, if few. */
const textTags = new Set(["desc", "cprt"]);
const maxTextBytes = 2_000;
const deviceClasses = new Set(["mntr", "scnr", "prtr", "spac"]);

/**
 * The same ICC profile with what colours need, and null for one that decoders ignore: it is damaged, or for another
 * kind of colours than `space`. Refuses one that is larger than colours need.
 */
export function cleanProfile(profile: Uint8Array, space: "RGB " | "GRAY"): Uint8Array | null {
  if (profile.length > maxProfileBytes) throw profileTooLarge();
  if (profile.length < headerBytes + 4) return null;
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength);
  const text = (at: number) => String.fromCharCode(...profile.subarray(at, at + 4));
  const size = view.getUint32(0);
  const count = view.getUint32(headerBytes);
  const tableEnd = headerBytes + 4 + count * 12;
  if (size > profile.length || count > maxTags || tableEnd > size) return null;
  if (text(36) !== "acsp" || text(16) !== space || !deviceClasses.has(text(12))) return null;

  const tags: { name: string; start: number; length: number }[] = [];
  for (let entry = headerBytes + 4; entry < tableEnd; entry += 12) {
    const tag = { name: text(entry), start: view.getUint32(entry + 4), length: view.getUint32(entry + 8) };
    if (tag.start < tableEnd || tag.start + tag.length > size) return null;
    const isKept = colourTags.has(tag.name) || (textTags.has(tag.name) && tag.length <= maxTextBytes);
    if (isKept && !tags.some(({ name }) => name === tag.name)) tags.push(tag);
  }
  return writeProfile(profile, tags);
}

function writeProfile(
  profile: Uint8Array,
  tags: readonly { name: string; start: number; length: number }[],
): Uint8Array | null {
  const header = profile.slice(0, headerBytes);
  // Whose device it is, who made the profile, and a checksum of what is no longer all there.
  header.fill(0, 48, 56);
  header.fill(0, 80, headerBytes);

  const table: Uint8Array[] = [u32(tags.length)];
  const data: Uint8Array[] = [];
  // Tags may share their data.
  const written = new Map<string, number>();
  let at = headerBytes + 4 + tags.length * 12;
  for (const { name, start, length } of tags) {
    const key = `${start}+${length}`;
    const known = written.get(key);
    table.push(bytesOf(name), u32(known ?? at), u32(length));
    if (known !== undefined) continue;
    written.set(key, at);
    data.push(profile.subarray(start, start + length), new Uint8Array(-length & 3));
    at += length + (-length & 3);
    // Overlapping tags could make more of it than there was.
    if (at > maxProfileBytes) return null;
  }
  header.set(u32(at));
  return joinParts([header, ...table, ...data]);
}
