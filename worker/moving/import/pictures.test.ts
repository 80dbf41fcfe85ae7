import { env } from "cloudflare:workers";
import { zipSync } from "fflate";
import { expect, test, vi } from "vitest";
import { interceptedImages } from "../../../tests/support/intercepted-images";
import { makePng } from "../../../tests/support/media";
import {
  act,
  importFile,
  makeWxr,
  paragraph,
  readImport,
  runJobs,
  uploadFile,
  wxrPicture,
} from "../../../tests/support/moving";
import { db, send, signIn } from "../../../tests/support/worker";
import { blogPosts } from "../../db/schema/blog";
import { media } from "../../db/schema/media";
import { createDeps, replaceDeps } from "../../deps";
import { fetchPicture } from "./import-pictures.service";
import { NotInZip, readFromZip } from "./zip-file";

const uploads = "https://lama.example.com/wp-content/uploads/2019";
const file = (more = "") =>
  makeWxr([
    {
      id: 1,
      content: `${paragraph}<img src="${uploads}/kopi-300x200.png" alt="Kopi"><a href="${uploads}/kopi.png">besar</a>`,
    },
    wxrPicture(9, `${uploads}/kopi.png`, { alt: "Secangkir kopi" }),
    {
      id: 2,
      content: `${paragraph}<img src="${uploads}/hilang.png"><img src="${uploads}/gerak.gif">${more}`,
      more: thumbnail,
    },
  ]);
const thumbnail =
  "<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>";

const fetching = { status: "keep", pictures: "fetch" } as const;

async function answer(url: string): Promise<Response> {
  if (url === `${uploads}/kopi.png`) return new Response(await makePng(20, 10));
  if (url.endsWith(".gif")) return new Response("GIF89a........................");
  return new Response("tidak ada", { status: 404 });
}

/** A clock that goes on by ten seconds each time it is read. */
function hurriedClock(): () => Date {
  let asked = 0;
  return () => {
    asked += 1;
    return new Date(Date.now() + 10_000 * asked);
  };
}

test("pictures of the old site are imported into the library, and removed with the import", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation((url) => answer(String(url)));
  const { cookie } = await signIn();
  const { id, found, receipt, lost, lostPictures } = await importFile(cookie, file(), fetching);
  expect(found).toMatchObject({ pictures: 3, hosts: ["lama.example.com"] });
  const [stored] = await db.select().from(media);
  const address = `/media/${stored?.hash}.png`;
  const [first, second] = await db.select().from(blogPosts);
  expect(first?.content).toContain(
    `<img alt="Kopi" src="${address}" loading="lazy" /><a href="${address}">besar</a>`,
  );
  expect(second).toMatchObject({ status: "published", image: address });
  expect(lost).toBe(2);
  expect(lostPictures.map(({ url, reason }) => [url.slice(uploads.length), reason])).toEqual([
    ["/gerak.gif", expect.stringContaining("GIF")],
    ["/hilang.png", "Situs lama menjawab 404"],
  ]);
  expect(receipt?.items[1]?.notes).toContainEqual(
    expect.objectContaining({ what: "gambar tetap diambil dari situs lama", count: 2 }),
  );
  const old = await send("/wp-content/uploads/2019/kopi.png");
  expect([old.status, old.headers.get("Location")]).toEqual([301, address]);

  await act(cookie, id, "undo");
  await runJobs(id);
  expect(await db.select().from(media)).toEqual([]);
  expect(await db.select().from(blogPosts)).toEqual([]);
  expect((await env.MEDIA.list()).objects).toEqual([]);
  expect((await send("/wp-content/uploads/2019/kopi.png")).status).toBe(404);
});

test("a picture that the old site does not deliver is retried, three times in all", async () => {
  let busy = 2;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
    if (String(url).endsWith("gerak.gif")) return new Response(null, { status: 429 });
    if (String(url).endsWith("kopi.png") && busy > 0) {
      busy -= 1;
      throw new TypeError("connection lost");
    }
    return answer(String(url));
  });
  const { cookie } = await signIn();
  const deps = replaceDeps(createDeps(env), { clock: hurriedClock() });
  const { state, lostPictures } = await importFile(cookie, file(), fetching, deps);
  expect(await db.$count(media)).toBe(1);
  expect(state).toBe("done");
  expect(lostPictures.map(({ reason }) => reason)).toEqual([
    "Situs lama menjawab 429",
    "Situs lama menjawab 404",
  ]);
});

test("a picture that cannot be drawn is lost alone, and the others are imported", async () => {
  let isBroken = false;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
    isBroken = String(url).endsWith("hilang.png");
    return isBroken ? new Response(await makePng(30, 30)) : answer(String(url));
  });
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { cookie } = await signIn();
  const images = interceptedImages(env.IMAGES as ImagesBinding, async (work) => {
    if (isBroken) throw new Error("not drawn");
    return work();
  });
  const deps = replaceDeps(createDeps(env), { images, clock: hurriedClock() });
  expect(await importFile(cookie, file(), fetching, deps)).toMatchObject({ state: "done", lost: 2 });
  expect([await db.$count(media), await db.$count(blogPosts)]).toEqual([1, 2]);
});

test("a host that answers nothing is asked fifteen times, not for each of its pictures", async () => {
  const { cookie } = await signIn();
  const pictures = Array.from({ length: 60 }, (_, index) => `<img src="${uploads}/${index}.png">`);
  const wxr = makeWxr([{ content: paragraph + pictures.join("") }]);
  const calls = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("no answer"));
  const deps = replaceDeps(createDeps(env), { clock: hurriedClock() });
  const { state, lost } = await importFile(cookie, wxr, fetching, deps);
  expect([state, lost, await db.$count(blogPosts), calls.mock.calls.length]).toEqual(["done", 60, 1, 15]);
});

test("an import stops when the quota of pictures is used up, reports it, and can be continued", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation((url) => answer(String(url)));
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { cookie } = await signIn();
  const images = interceptedImages(env.IMAGES as ImagesBinding, () =>
    Promise.reject(Object.assign(new Error("limit"), { code: 9422 })),
  );
  const deps = replaceDeps(createDeps(env), { images });
  const { id, state, error } = await importFile(cookie, file(), fetching, deps);
  expect([state, error]).toEqual([
    "failed",
    expect.stringContaining("kuota pengolahan gambar bulan ini sudah habis"),
  ]);
  expect(await db.$count(blogPosts)).toBe(0);
  await act(cookie, id, "start", fetching);
  await runJobs(id);
  expect(await readImport(cookie, id)).toMatchObject({ state: "done", error: null });
  expect(await db.$count(media)).toBe(1);
});

test("a path of 60,000 parts is looked up in a ZIP by its last ones", async () => {
  await env.BACKUPS.put(
    "imports/panjang.zip",
    zipSync({ "2019/kopi.png": [new Uint8Array(3), { level: 0 }] }),
  );
  const path = `${"/a".repeat(60_000)}/2019/`;
  const found = await readFromZip(env.BACKUPS, "imports/panjang.zip", `${path}kopi.png`);
  expect(found.size).toBe(3);
  await expect(readFromZip(env.BACKUPS, "imports/panjang.zip", `${path}teh.png`)).rejects.toThrow(NotInZip);
});

test("an entry of a ZIP that unpacks further than its list says is refused", async () => {
  const zip = zipSync({ "kopi.png": new Uint8Array(1_000_000), "teh.png": new Uint8Array(10) });
  const fields = new DataView(zip.buffer, zip.byteOffset);
  const list = fields.getUint32(zip.length - 6, true);
  fields.setUint32(list + 24, 10, true);
  await env.BACKUPS.put("imports/besar.zip", zip);
  const key = "imports/besar.zip";
  await expect(readFromZip(env.BACKUPS, key, "kopi.png")).rejects.toThrow("ZIP gambar rusak");
  expect(await (await readFromZip(env.BACKUPS, key, "teh.png")).bytes()).toEqual(new Uint8Array(10));
});

test("a ZIP of uploads gives the same result, whatever its folder", async () => {
  const { cookie } = await signIn();
  const id = await uploadFile(cookie, file(`<img src="${uploads}/diskon-50%.png">`));
  await runJobs(id);
  expect((await act(cookie, id, "start", { status: "keep", pictures: "zip" })).status).toBe(400);
  const headers = { Cookie: cookie };
  const upload = (bytes: Uint8Array) => {
    const form = new FormData();
    form.set("file", new File([bytes as Uint8Array<ArrayBuffer>], "uploads.zip"));
    return send(`/api/imports/${id}/pictures`, { method: "POST", body: form, headers });
  };
  expect((await upload(new TextEncoder().encode("bukan ZIP"))).status).toBe(400);
  const zip = zipSync({
    "cadangan/uploads/2019/kopi.png": [await makePng(20, 10), { level: 0 }],
    "cadangan/uploads/2019/diskon-50%.png": [new Uint8Array(0), { level: 0 }],
    "cadangan/uploads/2019/gerak.gif": new TextEncoder().encode("GIF89a........................"),
  });
  expect((await upload(zip)).status).toBe(204);
  await act(cookie, id, "start", { status: "keep", pictures: "zip" });
  await runJobs(id);
  const [stored] = await db.select().from(media);
  expect((await db.select().from(blogPosts))[1]?.image).toBe(`/media/${stored?.hash}.png`);
  const { lostPictures } = await readImport(cookie, id);
  expect(lostPictures.map(({ reason }) => reason)).toEqual([
    expect.stringContaining("bukan gambar"),
    expect.stringContaining("GIF"),
    "Tidak ada di ZIP",
  ]);
});

test("pictures are fetched only over https from public hosts of the old site", async () => {
  const calls = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async (url) =>
      String(url).includes("pindah")
        ? new Response(null, { status: 302, headers: { Location: "http://169.254.169.254/latest" } })
        : new Response(new Uint8Array(11_000_000)),
    );
  const hosts = ["lama.example.com", "127.0.0.1", "localhost", "basis.local"];
  for (const url of [
    ...["http://lama.example.com/a.png", "https://lain.example.com/a.png", "https://127.0.0.1/a.png"],
    ...["https://localhost/a.png", "https://basis.local/a.png", "https://lama.example.com:8443/a.png"],
  ]) {
    await expect(fetchPicture(url, hosts)).rejects.toThrow("bukan https");
  }
  expect(calls).not.toHaveBeenCalled();
  await expect(fetchPicture("https://lama.example.com/pindah.png", hosts)).rejects.toThrow("bukan https");
  await expect(fetchPicture("https://lama.example.com/besar.png", hosts)).rejects.toThrow("Lebih dari 10 MB");
});
