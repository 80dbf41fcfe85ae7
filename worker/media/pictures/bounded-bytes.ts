import { truncated } from "./read-picture";

/** Bytes of an upload, big end first unless said otherwise. Reading behind their end is a refusal, not a failure. */
export class BoundedBytes {
  readonly bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length(): number {
    return this.bytes.length;
  }

  u8(at: number): number {
    this.#need(at, 1);
    return this.#view.getUint8(at);
  }

  u16(at: number): number {
    this.#need(at, 2);
    return this.#view.getUint16(at);
  }

  u32(at: number): number {
    this.#need(at, 4);
    return this.#view.getUint32(at);
  }

  /** An unsigned number of 0, 4 or 8 bytes. */
  u64(at: number, size: number): number {
    if (size === 0) return 0;
    return size === 4 ? this.u32(at) : this.u32(at) * 2 ** 32 + this.u32(at + 4);
  }

  u16Little(at: number): number {
    this.#need(at, 2);
    return this.#view.getUint16(at, true);
  }

  u24Little(at: number): number {
    return this.u16Little(at) + this.u8(at + 2) * 2 ** 16;
  }

  u32Little(at: number): number {
    this.#need(at, 4);
    return this.#view.getUint32(at, true);
  }

  /** One character for each byte. */
  text(at: number, length: number): string {
    return String.fromCharCode(...this.part(at, at + length));
  }

  part(start: number, end: number): Uint8Array {
    this.#need(start, end - start);
    return this.bytes.subarray(start, end);
  }

  #need(at: number, length: number) {
    if (at < 0 || length < 0 || at + length > this.bytes.length) throw truncated();
  }
}

export function lengthOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((length, part) => length + part.length, 0);
}

/** The bytes of all parts, one after the other. */
export function joinParts(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** One byte for each character. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

export function u16(value: number): Uint8Array {
  return Uint8Array.of(value >> 8, value);
}

export function u32(value: number): Uint8Array {
  return Uint8Array.of(value >> 24, value >> 16, value >> 8, value);
}

export function u32Little(value: number): Uint8Array {
  return u32(value).reverse();
}
