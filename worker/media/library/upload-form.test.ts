import { expect, test, vi } from "vitest";
import { afterTimers } from "../../../tests/support/faults";
import { keysStored, makeForm, makePng } from "../../../tests/support/media";
import { db, send, signIn } from "../../../tests/support/worker";
import { media } from "../../db/schema/media";
import { nameOfFile } from "./upload.service";

async function post(body: BodyInit | null, contentType?: string) {
  const { cookie } = await signIn();
  const headers = { Cookie: cookie, ...(contentType !== undefined && { "Content-Type": contentType }) };
  const response = await send("/api/media", { method: "POST", body, headers });
  expect(await db.$count(media)).toBe(0);
  expect(await keysStored()).toEqual([]);
  return { status: response.status, ...(await response.json<{ message: string; fields?: object }>()) };
}

async function formWith(change: (form: FormData) => void): Promise<FormData> {
  const form = makeForm(await makePng(3, 3));
  change(form);
  return form;
}

const file = (size = 4, name = "a.png") => new File([new Uint8Array(size)], name, { type: "image/png" });

const faults: [string, (form: FormData) => void, number, string, string][] = [
  ["no file", (form) => form.delete("file"), 400, "file", "Pilih satu gambar untuk diunggah"],
  ["two files", (form) => form.append("file", file()), 400, "file", "Unggah gambar satu per satu"],
  [
    "an empty file",
    (form) => form.set("file", file(0)),
    400,
    "file",
    "Berkas ini kosong. Pilih gambar lain.",
  ],
  [
    "a long text",
    (form) => form.set("alt", "a".repeat(301)),
    400,
    "alt",
    "Teks alternatif maksimal 300 karakter",
  ],
  ["another word", (form) => form.set("decorative", "ya"), 400, "decorative", "Pilihan hiasan tidak valid"],
  ["a field that nobody knows", (form) => form.set("nama", "x"), 400, "nama", "Kolom tidak dikenal"],
  [
    "a decoration with a text",
    (form) => {
      form.set("alt", "Toko");
      form.set("decorative", "true");
    },
    400,
    "alt",
    "Gambar hiasan tidak punya teks alternatif",
  ],
  [
    "a file of a byte too many",
    (form) => form.set("file", file(10_000_001)),
    413,
    "file",
    "Gambar ini 10,1 MB, paling banyak 10 MB. Perkecil, lalu unggah lagi.",
  ],
];

test.each(faults)("a form with %s is refused in words", async (_name, change, status, field, message) => {
  expect(await post(await formWith(change))).toMatchObject({ status, message, fields: { [field]: message } });
});

test("a body that is much too long is refused before it is read", async () => {
  const { status, message } = await post(await formWith((form) => form.set("file", file(10_100_000))));
  expect([status, message]).toEqual([413, "Data yang dikirim terlalu besar (maksimal 10 MB)"]);
});

const part = '--batas\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
const multipart = "multipart/form-data; boundary=batas";
test.each([
  ["that ends early", `${part}isi`, multipart],
  ["without a boundary", `${part}isi\r\n--batas--`, "multipart/form-data; x=y"],
  ["that is no form", "isi", multipart],
  ["that is empty", "", multipart],
])("a body %s is refused in words", async (_name, body, type) => {
  const { status, message } = await post(body, type);
  expect(status).toBe(400);
  expect([
    "Unggahan tidak terkirim lengkap. Silakan unggah lagi.",
    "Pilih satu gambar untuk diunggah",
    "Berkas ini kosong. Pilih gambar lain.",
  ]).toContain(message);
});

test.each(["application/json", "application/x-www-form-urlencoded"])(
  "a body of %s is refused in words",
  async (type) => {
    const { status, message } = await post("{}", type);
    expect(status).toBe(415);
    expect(message).toBe(
      "Kirim gambar sebagai berkas di sebuah formulir (Content-Type: multipart/form-data)",
    );
  },
);

test("a body without end is refused", async () => {
  const chunk = new Uint8Array(1_000_000);
  let isCancelled = false;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(chunk),
    cancel: () => {
      isCancelled = true;
    },
  });
  expect((await post(endless, multipart)).status).toBe(413);
  expect(isCancelled).toBe(true);
});

test.each([
  ["toko.png", "toko.png"],
  ["C:\\Foto\\Toko Kami.JPG", "Toko Kami.JPG"],
  ["../../etc/passwd", "passwd"],
  ["", "gambar"],
  ["foto\u0000.png", "foto.png"],
  [`${"a".repeat(200)}.jpeg`, `${"a".repeat(115)}.jpeg`],
  ["Toko %22Mawar%22.png", 'Toko "Mawar".png'],
  ["\u202egpj.exe\u2066.png", "gpj.exe.png"],
])("a file called %j is called %j", (typed, name) => {
  expect(nameOfFile(typed)).toBe(name);
});

test("a name that no form can carry is said to be the reason", async () => {
  const body = `--batas\r\nContent-Disposition: form-data; name="file"; filename="to\0ko.png"\r\nContent-Type: image/png\r\n\r\nisi\r\n--batas--`;
  const { status, message } = await post(body, multipart);
  expect([status, message]).toEqual([
    ...[400, "Unggahan tidak terbaca karena nama berkasnya. Ganti nama berkas, lalu unggah lagi."],
  ]);
});

test("a body that stops on its way is given up", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const stopped = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(part)),
  });
  const { status, message } = await afterTimers(post(stopped, multipart));
  expect([status, message]).toEqual([408, "Pengiriman data terhenti, silakan coba lagi."]);
});
