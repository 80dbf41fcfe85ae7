import { bytesOf, joinParts, u16 } from "../byte-parts";
import { cleanProfile } from "../colour-profile";

const name = bytesOf("ICC_PROFILE\0");
/** What one segment holds besides its length, the name and two numbers. */
const maxPart = 65_535 - 2 - name.length - 2;

/** An ICC profile that stands in several segments: ICC.1:2022, B.4. */
export class ProfileParts {
  readonly #parts = new Map<number, Uint8Array>();
  #count = 0;

  /** Takes what an APP2 segment holds, where that is a part of a profile. */
  add(data: Uint8Array): void {
    if (data.length <= name.length + 2 || name.some((byte, at) => data[at] !== byte)) return;
    const [number = 0, count = 0] = data.subarray(name.length, name.length + 2);
    this.#count ||= count;
    if (!this.#parts.has(number)) this.#parts.set(number, data.subarray(name.length + 2));
  }

  /** Segments with the cleaned profile; none where a part is missing or the profile is of no use. */
  write(space: "RGB " | "GRAY"): Uint8Array[] {
    const parts = Array.from({ length: this.#count }, (_, index) => this.#parts.get(index + 1));
    if (parts.length === 0 || parts.includes(undefined)) return [];
    const profile = cleanProfile(joinParts(parts.filter((part) => part !== undefined)), space);
    if (!profile) return [];
    const count = Math.ceil(profile.length / maxPart);
    return Array.from({ length: count }, (_, index) => {
      const part = profile.subarray(index * maxPart, (index + 1) * maxPart);
      const length = u16(2 + name.length + 2 + part.length);
      return joinParts([Uint8Array.of(0xff, 0xe2), length, name, Uint8Array.of(index + 1, count), part]);
    });
  }
}
