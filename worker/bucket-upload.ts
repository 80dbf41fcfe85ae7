/** Bytes of one part; R2 requires equal parts except the last. */
const partBytes = 8 * 1024 * 1024;

/** Uploads a stream of unknown length in parts; returns its bytes. A failed upload leaves nothing behind. */
export async function uploadStream(
  bucket: R2Bucket,
  key: string,
  stream: AsyncIterable<Uint8Array>,
): Promise<number> {
  const uploading = await bucket.createMultipartUpload(key);
  const parts: R2UploadedPart[] = [];
  const part = new Uint8Array(partBytes);
  let [size, total] = [0, 0];
  const store = async () => {
    parts.push(await uploading.uploadPart(parts.length + 1, part.slice(0, size)));
    size = 0;
  };
  try {
    for await (const chunk of stream) {
      for (let at = 0; at < chunk.length; ) {
        const taken = Math.min(partBytes - size, chunk.length - at);
        part.set(chunk.subarray(at, at + taken), size);
        size += taken;
        at += taken;
        if (size === partBytes) await store();
      }
      total += chunk.length;
    }
    if (size > 0 || parts.length === 0) await store();
    await uploading.complete(parts);
    return total;
  } catch (error) {
    await uploading.abort();
    throw error;
  }
}
