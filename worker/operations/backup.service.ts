import { uploadStream } from "../bucket-upload";
import { dayOf } from "../contract/jakarta";
import { privacy } from "../contract/privacy";
import type { Deps } from "../deps";
import { readBackup } from "./backup.repository";
import { noteMoment, readNoted } from "./operations.repository";

/** What is erased is in no copy after `privacy.copyDays`: monthly ones hold no personal data of enquiries and notes. */
const kept = { daily: privacy.copyDays, monthly: 12 };
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
    await upload(bucket, monthly, readBackup(db, now, { isKeptLong: true }));
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
  const { readable, writable } = new CompressionStream("gzip");
  let rows = 0;
  async function write() {
    const writer = writable.getWriter();
    const encoder = new TextEncoder();
    try {
      for await (const page of pages) {
        await writer.write(encoder.encode(page.text));
        rows += page.rows;
      }
      await writer.close();
    } catch (error) {
      await writer.abort(error);
    }
  }
  // The runtime takes nothing to compress before somebody reads.
  async function* compressed() {
    const writing = write();
    yield* readable;
    await writing;
  }
  await uploadStream(bucket, key, compressed());
  return rows;
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
