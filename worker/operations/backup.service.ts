import { dayOf } from "../contract/jakarta";
import type { Deps } from "../deps";
import { readBackup } from "./backup.repository";
import { noteMoment, readNoted } from "./operations.repository";

/** Bytes of a part of an upload; R2 wants all but the last to be of one size. */
const partBytes = 8 * 1024 * 1024;
const kept = { daily: 30, monthly: 12 };
/** Pictures that one run copies; each costs two calls. */
const mostPictures = 300;

/**
 * Once a day of Jakarta: every row into the bucket of backups, and the pictures that are not there yet. Answers how many
 * rows.
 */
export async function writeBackup({ db, clock, backupBucket: bucket, mediaBucket }: Deps): Promise<number> {
  if (!bucket) return 0;
  const now = clock();
  const day = dayOf(now);
  const last = await readNoted(db, "backup");
  if (last && dayOf(new Date(last.at)) === day) return 0;

  const key = `daily/${day}.jsonl.gz`;
  const rows = await upload(bucket, key, readBackup(db, now));
  if (mediaBucket) await copyPictures(mediaBucket, bucket);
  const monthly = `monthly/${day.slice(0, 7)}.jsonl.gz`;
  if (!(await bucket.head(monthly))) {
    const written = await bucket.get(key);
    if (written) await bucket.put(monthly, written.body);
  }
  for (const [folder, count] of Object.entries(kept)) {
    const old = (await listKeys(bucket, `${folder}/`)).sort().slice(0, -count);
    if (old.length > 0) await bucket.delete(old);
  }
  await noteMoment(db, "backup", now, key);
  return rows;
}

async function upload(
  bucket: R2Bucket,
  key: string,
  pages: AsyncIterable<{ text: string; rows: number }>,
): Promise<number> {
  const uploading = await bucket.createMultipartUpload(key);
  const { readable, writable } = new CompressionStream("gzip");
  let rows = 0;
  async function write() {
    const writer = writable.getWriter();
    const encoder = new TextEncoder();
    for await (const page of pages) {
      await writer.write(encoder.encode(page.text));
      rows += page.rows;
    }
    await writer.close();
  }
  try {
    const [parts] = await Promise.all([storeParts(uploading, readable), write()]);
    await uploading.complete(parts);
    return rows;
  } catch (error) {
    await uploading.abort();
    throw error;
  }
}

async function storeParts(
  uploading: R2MultipartUpload,
  stream: ReadableStream<Uint8Array>,
): Promise<R2UploadedPart[]> {
  const parts: R2UploadedPart[] = [];
  const part = new Uint8Array(partBytes);
  let size = 0;
  const store = async () => {
    parts.push(await uploading.uploadPart(parts.length + 1, part.slice(0, size)));
    size = 0;
  };
  for await (const chunk of stream) {
    for (let at = 0; at < chunk.length; ) {
      const taken = Math.min(partBytes - size, chunk.length - at);
      part.set(chunk.subarray(at, at + taken), size);
      size += taken;
      at += taken;
      if (size === partBytes) await store();
    }
  }
  if (size > 0) await store();
  return parts;
}

const pictureFolder = "pictures/";

/** What a key holds never changes: what is there is not copied again. */
async function copyPictures(media: R2Bucket, backups: R2Bucket): Promise<void> {
  const copied = new Set(await listKeys(backups, pictureFolder));
  const missing = (await listKeys(media)).filter((key) => !copied.has(pictureFolder + key));
  for (const key of missing.slice(0, mostPictures)) {
    const picture = await media.get(key);
    if (picture) await backups.put(pictureFolder + key, picture.body);
  }
}

async function listKeys(bucket: R2Bucket, prefix = ""): Promise<string[]> {
  const keys: string[] = [];
  for (let cursor: string | undefined, isWhole = false; !isWhole; ) {
    const page = await bucket.list({ prefix, ...(cursor && { cursor }) });
    keys.push(...page.objects.map(({ key }) => key));
    cursor = page.truncated ? page.cursor : undefined;
    isWhole = !page.truncated;
  }
  return keys;
}
