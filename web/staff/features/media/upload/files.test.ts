import { expect, test } from "vitest";
import { faultOf, uploadName } from "../use-uploads";

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const file = (head: string, name = "uji.jpg") => new File([bytes(head)], name);

test("files of the three types are accepted by their first bytes, whatever their name", async () => {
  const heads = ["\xff\xd8\xff\xe0", "\x89PNG\r\n", "RIFF....WEBPVP8 "];
  for (const head of heads) expect(await faultOf(file(head, "catatan.txt")), head).toBeNull();
});

test("other files are refused before the upload, whatever their name", async () => {
  for (const head of ["<svg xmlns=", "%PDF-1.7", "GIF89a", "RIFF....AVI ", "....ftypmp42....isom", "x"]) {
    expect(await faultOf(file(head)), head).toMatch(/^Bukan gambar JPEG, PNG, atau WebP/);
  }
  expect(await faultOf(file("....ftypheic....mif1heic"))).toMatch(/^Foto HEIC belum bisa dipakai/);
  for (const head of ["....ftypavif....avifmif1", "....ftypmif1....mif1avif"])
    expect(await faultOf(file(head))).toMatch(/^Gambar AVIF belum bisa diunggah/);
  expect(await faultOf(file(""))).toBe("Berkas ini kosong.");
});

test("what is too large says how large it is and how large it may be", async () => {
  const large = { size: 12_400_000 } as File;
  expect(await faultOf(large)).toBe("Terlalu besar: 12,4 MB, paling besar 10 MB. Perkecil dulu gambarnya.");
});

test("a file just over the limit says so without rounding to the limit", async () => {
  const large = { size: 10_000_633 } as File;
  expect(await faultOf(large)).toBe("Terlalu besar: sedikit lebih dari 10 MB. Perkecil dulu gambarnya.");
});

test("a folder says that it is none", async () => {
  const folder = { size: 4096, slice: () => ({ arrayBuffer: () => Promise.reject(new Error("no file")) }) };
  expect(await faultOf(folder as unknown as File)).toMatch(/folder/);
});

test("a file keeps its name, and what was pasted is called by its time in Jakarta", () => {
  const now = new Date("2026-11-23T02:30:00Z");
  expect(uploadName({ name: "toko depan.jpg" }, now)).toBe("toko depan.jpg");
  expect(uploadName({ name: "image.png" }, now)).toBe("tempelan 2026-11-23 09.30.png");
  expect(uploadName({ name: "" }, now)).toBe("gambar");
});
