import { env } from "cloudflare:workers";
import type { PictureUse } from "../../worker/contract/media/picture-use";
import type { media } from "../../worker/db/schema/media";
import { createDeps, type Deps, replaceDeps } from "../../worker/deps";
import type { JobKey } from "../../worker/jobs/job";
import { consumeBatch } from "../../worker/queue";
import { type SmallPicture, small } from "./pictures/small";
import { insertPicture, notedUses } from "./stored-pictures";
import { send } from "./worker";

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.byteLength);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.byteLength);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.byteLength, crc32(bytes.subarray(4, 8 + data.byteLength)));
  return bytes;
}

/** A PNG of one grey, from 0 to 255. */
export async function pngOf(width: number, height: number, grey = 128): Promise<Uint8Array<ArrayBuffer>> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header[8] = 8;
  const rows = new Uint8Array(height * (width + 1)).fill(grey);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  const packed = new Response(new Blob([rows]).stream().pipeThrough(new CompressionStream("deflate")));
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk("IHDR", header),
    chunk("IDAT", new Uint8Array(await packed.arrayBuffer())),
    chunk("IEND", new Uint8Array()),
  ];
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

/** A form that uploads a picture. */
export function formOf(
  bytes: Uint8Array<ArrayBuffer>,
  values: { name?: string; alt?: string; decorative?: string } = {},
): FormData {
  const { name = "toko.png", ...texts } = values;
  const form = new FormData();
  form.set("file", new File([bytes], name, { type: "image/png" }));
  for (const [field, text] of Object.entries(texts)) form.set(field, text);
  return form;
}

/** No message of it comes by itself. */
export function upload(cookie: string, form: FormData, bindings: Partial<Env> = {}): Promise<Response> {
  const { queue } = recordingMediaQueue();
  const headers = { Cookie: cookie };
  return send("/api/media", {
    method: "POST",
    body: form,
    headers,
    bindings: { MEDIA_QUEUE: queue, ...bindings },
  });
}

/** A stored picture with its bytes in the bucket. */
export async function createPicture(values: Partial<typeof media.$inferInsert> = {}) {
  const bytes = await pngOf(values.width ?? 600, 20);
  const size = { width: 600, height: 20, bytes: bytes.byteLength };
  const row = await insertPicture({ name: "toko.png", type: "image/png", ...size, ...values });
  await bucket.put(`${row.storageKey}/original`, bytes, { httpMetadata: { contentType: "image/png" } });
  return row;
}

export const bucket = env.MEDIA;

/** Keys of the bucket, in their order. */
export async function keysStored(): Promise<string[]> {
  return (await bucket.list()).objects.map(({ key }) => key);
}

/** The words of a text's use of a picture, as it is stored with a post. */
export function usesOf(hash: string, isDescribed: boolean, field: PictureUse["field"] = "content"): string {
  return notedUses([{ hash, field, isDescribed }]);
}

type Answer = { type?: string; code?: number; bytes?: Uint8Array };

/** An Images binding that answers each transformation as `answer` says; by default a small picture, or a text in place of a width. */
export function fakeImages(
  answer: (asked: { width: number | undefined; type: string }) => Answer | Promise<Answer> = () => ({}),
) {
  const asked: string[] = [];
  const images = {
    input(stream: ReadableStream<Uint8Array>) {
      let width: number | undefined;
      const transformer = {
        transform(change: { width?: number }) {
          width = change.width;
          return transformer;
        },
        async output({ format }: { format: string }) {
          asked.push(`${width ?? "whole"} ${format}`);
          await new Response(stream).arrayBuffer();
          const {
            type = format,
            code,
            bytes = width === undefined
              ? small(format.replace("image/", "") as SmallPicture)
              : new TextEncoder().encode(`${width} ${format}`),
          } = await answer({
            width,
            type: format,
          });
          if (code !== undefined) throw Object.assign(new Error(`Images says ${code}`), { code });
          return {
            contentType: () => type,
            image: () => new Response(bytes as BodyInit).body as ReadableStream<Uint8Array>,
          };
        },
      };
      return transformer;
    },
  };
  return { images: images as unknown as ImagesBinding, asked };
}

/** A queue that keeps what is sent. */
export function recordingMediaQueue() {
  const sent: number[] = [];
  const queue = {
    send: async ({ subject }: JobKey) => void sent.push(Number(subject)),
    sendBatch: async (messages: Iterable<MessageSendRequest<JobKey>>) =>
      void sent.push(...[...messages].map(({ body }) => Number(body.subject))),
  };
  return { queue: queue as unknown as Deps["mediaQueue"], sent };
}

/** Delivers the message of a picture; what became of it, with the seconds that it is to wait. */
export async function deliverPicture(
  deps: Deps,
  mediaId: unknown,
  { attempts = 1, isDead = false } = {},
): Promise<string> {
  let outcome = "nothing";
  const message = {
    ...{ id: "pesan", timestamp: new Date(), attempts, body: { kind: "picture", subject: String(mediaId) } },
    ack: () => {
      outcome = "ack";
    },
    retry: (options?: { delaySeconds?: number }) => {
      outcome = `retry ${options?.delaySeconds ?? 0}`;
    },
  };
  const queue = isDead ? "arunika-media-dead" : "arunika-media";
  await consumeBatch({ queue, messages: [message] } as unknown as MessageBatch, deps);
  return outcome;
}

/** Dependencies with some replaced, by a clock that is so many minutes ahead. */
export function mediaDeps(values: Partial<Deps> = {}, minutesAhead = 0): Deps {
  const clock = () => new Date(Date.now() + minutesAhead * 60_000);
  return replaceDeps(createDeps(env), { clock, ...values });
}
