import { maxPictureBytes } from "../../contract/media/media-item";

/** The end record of a ZIP, which locates the list of entries, with a comment of maximum length. */
const endBytes = 22 + 65_535;
const maxListBytes = 8 * 1024 * 1024;

interface Entry {
  name: string;
  method: number;
  packed: number;
  size: number;
  offset: number;
}

interface ZipList {
  entries: Entry[];
  size: number;
}

/** The last parts of a path that are compared, because folders of uploads are not nested deeper. */
const comparedParts = 10;

/**
 * The file in a ZIP for the path of a picture. Only the end of the path must match, because the folder of the ZIP
 * varies.
 */
export async function readFromZip(bucket: R2Bucket | null, key: string, path: string): Promise<Blob> {
  const list = cachedLists.get(key) ?? (await readZipList(bucket, key));
  cachedLists.clear();
  cachedLists.set(key, list);
  const parts = path.toLowerCase().split("/").filter(Boolean).slice(-comparedParts);
  // The longest matching end of the path decides.
  for (let from = 0; from < parts.length; from += 1) {
    const wanted = parts.slice(from).join("/");
    const fitting = list.entries.filter(({ name }) => name === wanted || name.endsWith(`/${wanted}`));
    const [entry] = fitting;
    // A file name alone may exist in several folders, so it must be unique.
    if (entry && (fitting.length === 1 || from < parts.length - 1))
      return readEntry(bucket, key, list.size, entry);
  }
  throw new NotInZip("Tidak ada di ZIP");
}

export class NotInZip extends Error {
  override name = "NotInZip";
}

/** The entries of the ZIP that was read last, by key. */
const cachedLists = new Map<string, ZipList>();

export async function readZipList(bucket: R2Bucket | null, key: string): Promise<ZipList> {
  const head = await bucket?.head(key);
  if (!bucket || !head) throw new NotInZip("ZIP gambar tidak ada lagi");
  const tail = await readRange(bucket, key, Math.max(0, head.size - endBytes), Math.min(head.size, endBytes));
  let end = tail.length - 22;
  while (end >= 0 && view(tail).getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0) throw new NotInZip("Berkas gambar bukan ZIP yang utuh");
  const data = view(tail);
  const [bytes, start] = [data.getUint32(end + 12, true), data.getUint32(end + 16, true)];
  if (bytes > maxListBytes || start + bytes > head.size)
    throw new NotInZip("Daftar isi ZIP tidak dapat dibaca");
  const list = await readRange(bucket, key, start, bytes);
  const entries: Entry[] = [];
  for (let at = 0; at + 46 <= list.length && view(list).getUint32(at, true) === 0x02014b50; ) {
    const field = view(list);
    const [nameLength, extra, remark] = [28, 30, 32].map((offset) => field.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    entries.push({
      name: new TextDecoder()
        .decode(list.subarray(at + 46, at + 46 + nameLength))
        .replaceAll("\\", "/")
        .toLowerCase(),
      method: field.getUint16(at + 10, true),
      packed: field.getUint32(at + 20, true),
      size: field.getUint32(at + 24, true),
      offset: field.getUint32(at + 42, true),
    });
    at += 46 + nameLength + extra + remark;
  }
  return { entries, size: head.size };
}

async function readEntry(bucket: R2Bucket | null, key: string, total: number, entry: Entry): Promise<Blob> {
  const { method, packed, size, offset } = entry;
  if (offset + 30 + packed > total) throw new NotInZip("ZIP gambar rusak");
  if (size > maxPictureBytes || packed > maxPictureBytes) throw new NotInZip("Lebih dari 10 MB");
  if (!bucket || (method !== 0 && method !== 8)) throw new NotInZip("Cara pemampatan di ZIP tidak dikenal");
  const head = await readRange(bucket, key, offset, 30);
  if (head.length < 30 || view(head).getUint32(0, true) !== 0x04034b50)
    throw new NotInZip("ZIP gambar rusak");
  const start = offset + 30 + view(head).getUint16(26, true) + view(head).getUint16(28, true);
  const bytes = await readRange(bucket, key, start, packed);
  if (method === 0) return new Blob([bytes as Uint8Array<ArrayBuffer>]);
  return new Blob([await inflate(bytes, size)]);
}

/** Bytes that are unpacked at once: at most a thousand times as many. */
const inflatedAtOnce = 16 * 1024;

/** Unpacks piece by piece, because an entry may hold far more than the list of the ZIP says. */
async function inflate(packed: Uint8Array, size: number): Promise<Uint8Array<ArrayBuffer>> {
  let at = 0;
  const pieces = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= packed.length) return controller.close();
      controller.enqueue(packed.slice(at, at + inflatedAtOnce));
      at += inflatedAtOnce;
    },
  });
  const unpacked = new Uint8Array(size);
  let filled = 0;
  try {
    for await (const part of pieces.pipeThrough(new DecompressionStream("deflate-raw"))) {
      // Throws a RangeError if the part does not fit.
      unpacked.set(part, filled);
      filled += part.length;
    }
  } catch {
    throw new NotInZip("ZIP gambar rusak");
  }
  return unpacked.subarray(0, filled);
}

async function readRange(bucket: R2Bucket, key: string, offset: number, length: number): Promise<Uint8Array> {
  // R2 rejects a range of length 0.
  if (length === 0) return new Uint8Array(0);
  const part = await bucket.get(key, { range: { offset, length } });
  return new Uint8Array((await part?.arrayBuffer()) ?? new ArrayBuffer(0));
}

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
