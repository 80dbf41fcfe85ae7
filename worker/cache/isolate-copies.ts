import type { Copy } from "./copy";

/** Bytes of bodies that an isolate keeps, of the 128 MB that it has for everything. */
const maxBytes = 16 * 1024 * 1024;
/** Bytes for answers to what visitors make up: however many of them there are, no other copy gives way. */
const maxQuestionBytes = 2 * 1024 * 1024;
/** A copy takes room beside its body. */
const copyBytes = 1024;
const maxCopyBytes = 1024 * 1024;
/** Milliseconds after its making when a copy ends although nothing has moved the generation on. */
const maxAgeMs = 60 * 60 * 1000;
/** Addresses that are remembered to lead nowhere. */
const maxMissing = 1000;

/** The copies of this isolate: those not asked for the longest give way. */
export const isolateCopies = createIsolateCopies(maxBytes);
/** The same of answers to what visitors make up, such as searches. */
export const questionCopies = createIsolateCopies(maxQuestionBytes);
/** Addresses under which there was nothing. */
export const missingAddresses = createMissingAddresses();

function createIsolateCopies(limit: number) {
  const copies = new Map<string, Copy>();
  let bytes = 0;

  const sizeOf = (key: string, { body }: Copy) => body.byteLength + 2 * key.length + copyBytes;

  function remove(key: string): void {
    const copy = copies.get(key);
    if (!copy) return;
    bytes -= sizeOf(key, copy);
    copies.delete(key);
  }

  return {
    find(key: string): Copy | null {
      const found = copies.get(key);
      if (!found) return null;
      copies.delete(key);
      copies.set(key, found);
      if (Date.now() - found.madeAt < maxAgeMs) return found;
      remove(key);
      return null;
    },

    keep(key: string, copy: Copy): void {
      if (copy.body.byteLength > maxCopyBytes) return;
      remove(key);
      copies.set(key, copy);
      bytes += sizeOf(key, copy);
      for (const oldest of copies.keys()) {
        if (bytes <= limit) break;
        remove(oldest);
      }
    },

    /** Under what the copies are kept. */
    keys: (): string[] => [...copies.keys()],
  };
}

function createMissingAddresses() {
  const addresses = new Set<string>();
  return {
    has: (address: string): boolean => addresses.has(address),
    add(address: string): void {
      addresses.add(address);
      for (const oldest of addresses) {
        if (addresses.size <= maxMissing) break;
        addresses.delete(oldest);
      }
    },
  };
}
