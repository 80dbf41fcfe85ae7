import type { Copy } from "./copy";

/** Bytes of bodies that an isolate keeps, of the 128 MB that it has for everything. */
const maxBytes = 16 * 1024 * 1024;
const maxCopyBytes = 1024 * 1024;
/** Milliseconds after its making when a copy ends although nothing has moved the generation on. */
const maxAgeMs = 60 * 60 * 1000;

/** The copies of this isolate: those not asked for the longest give way. */
export const isolateCopies = createIsolateCopies();

function createIsolateCopies() {
  const copies = new Map<string, Copy>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= copies.get(key)?.body.byteLength ?? 0;
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
      bytes += copy.body.byteLength;
      for (const oldest of copies.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
  };
}
