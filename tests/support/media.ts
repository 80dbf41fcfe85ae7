import { env } from "cloudflare:workers";
import { deflateSync } from "node:zlib";
import type { PictureUse } from "../../worker/contract/media/pictures";
import type { media } from "../../worker/db/schema/media";
import { createDeps, type Deps, replaceDeps } from "../../worker/deps";
import { deliverTo, recordingQueue, silentQueue } from "./deliveries";
import { big, chunk, join } from "./pictures/parts";
import { type SmallPicture, small } from "./pictures/small";
import { insertPicture, notedUses } from "./stored-pictures";
import { send } from "./worker";

/** A PNG of one grey, from 0 to 255. */
export async function makePng(width: number, height: number, grey = 128): Promise<Uint8Array<ArrayBuffer>> {
  const rows = new Uint8Array(height * (width + 1)).fill(grey);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const header = chunk("IHDR", [...big(width), ...big(height), 8, 0, 0, 0, 0]);
  return join(signature, header, chunk("IDAT", deflateSync(rows)), chunk("IEND", []));
}

/** A form that uploads a picture. */
export function makeForm(
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
  const headers = { Cookie: cookie };
  return send("/api/media", {
    ...{ method: "POST", body: form, headers },
    bindings: { MEDIA_QUEUE: silentQueue, ...bindings },
  });
}

/** A stored picture with its bytes in the bucket. */
export async function createPicture(values: Partial<typeof media.$inferInsert> = {}) {
  const bytes = await makePng(values.width ?? 600, 20);
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
export function toUsesJson(
  hash: string,
  isDescribed: boolean,
  field: PictureUse["field"] = "content",
): string {
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
          } = await answer({ width, type: format });
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

/** A queue that keeps the ids of the pictures that are sent. */
export const recordingMediaQueue = () => recordingQueue(({ subject }) => Number(subject));

/** Delivers the message of a picture; what became of it, with the seconds that it is to wait. */
export async function deliverPicture(
  deps: Deps,
  mediaId: unknown,
  { attempts = 1, isDead = false } = {},
): Promise<string> {
  const queue = isDead ? "arunika-media-dead" : "arunika-media";
  const bodies = [{ kind: "picture", subject: String(mediaId) }];
  const [outcome] = await deliverTo(queue, deps, bodies, attempts);
  return outcome === "ack" ? outcome : `retry ${outcome}`;
}

/** Dependencies with some replaced, by a clock that is so many minutes ahead. */
export function mediaDeps(values: Partial<Deps> = {}, minutesAhead = 0): Deps {
  const clock = () => new Date(Date.now() + minutesAhead * 60_000);
  return replaceDeps(createDeps(env), { clock, ...values });
}
