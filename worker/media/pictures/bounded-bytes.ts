import { truncated } from "./refusals";

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
