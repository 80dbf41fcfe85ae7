import { broken } from "../read-picture";

/** Pixels of the largest frame, by a sequence header: AV1 specification, 5.5.1. */
export function readSequenceHeader(data: Uint8Array): { width: number; height: number } {
  const bits = new Bits(data);
  bits.read(3);
  bits.read(1);
  const isReduced = bits.flag();
  if (isReduced) bits.read(5);
  else readOperatingPoints(bits);
  const widthBits = bits.read(4) + 1;
  const heightBits = bits.read(4) + 1;
  return { width: bits.read(widthBits) + 1, height: bits.read(heightBits) + 1 };
}

function readOperatingPoints(bits: Bits): void {
  let delayBits: number | null = null;
  if (bits.flag()) {
    bits.read(32);
    bits.read(32);
    if (bits.flag()) skipVariableLength(bits);
    if (bits.flag()) {
      delayBits = bits.read(5) + 1;
      bits.read(32);
      bits.read(10);
    }
  }
  const hasDisplayDelay = bits.flag();
  for (let points = bits.read(5) + 1; points > 0; points--) {
    bits.read(12);
    const level = bits.read(5);
    if (level > 7) bits.read(1);
    if (delayBits !== null && bits.flag()) {
      bits.read(delayBits);
      bits.read(delayBits);
      bits.read(1);
    }
    if (hasDisplayDelay && bits.flag()) bits.read(4);
  }
}

/** `uvlc()`: AV1 specification, 4.10.3. */
function skipVariableLength(bits: Bits): void {
  let zeros = 0;
  while (!bits.flag()) zeros++;
  if (zeros < 32) bits.read(zeros);
}

class Bits {
  #at = 0;
  readonly #data: Uint8Array;

  constructor(data: Uint8Array) {
    this.#data = data;
  }

  read(count: number): number {
    let value = 0;
    for (let left = count; left > 0; left--, this.#at++) {
      const byte = this.#data[this.#at >> 3];
      if (byte === undefined) throw broken();
      value = value * 2 + ((byte >> (7 - (this.#at & 7))) & 1);
    }
    return value;
  }

  flag(): boolean {
    return this.read(1) === 1;
  }
}
