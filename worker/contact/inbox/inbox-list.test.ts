import { expect, test } from "vitest";
import { createContact, createSession, send } from "../../../tests/support/worker";

async function call(path: string, json?: unknown) {
  const { cookie } = await createSession();
  return send(path, { headers: { Cookie: cookie }, ...(json !== undefined && { method: "POST", json }) });
}

async function read(response: Response) {
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const contacts = await response.json<{ name: string }[]>();
  return { names: contacts.map(({ name }) => name), total: Number(response.headers.get("X-Total-Count")) };
}

const list = async (query: Record<string, string>) =>
  read(await call(`/api/contact?${new URLSearchParams(query)}`));
const search = async (json: object) => read(await call("/api/contact/search", json));

test("a page of enquiries comes with the number of all", async () => {
  for (let number = 1; number <= 5; number += 1) {
    await createContact({ name: `Pengirim ${number}`, submittedAt: new Date(number) });
  }
  expect(await list({ page: "2", pageSize: "2" })).toEqual({ names: ["Pengirim 3", "Pengirim 2"], total: 5 });
  expect(await list({ page: "3", pageSize: "2" })).toEqual({ names: ["Pengirim 1"], total: 5 });
  expect(await list({ page: "4", pageSize: "2" })).toEqual({ names: [], total: 5 });
  expect((await list({})).names).toHaveLength(5);
  expect(await search({ page: 2, pageSize: 2 })).toEqual(await list({ page: "2", pageSize: "2" }));
  expect(await search({})).toEqual(await list({}));
});

test.each([
  ["name", "SITI"],
  ["address", "rahayu@"],
  ["number", "0812-99"],
  ["message", "katering"],
])("the search looks into the %s", async (_name, q) => {
  await createContact({ name: "Orang lain" });
  await createContact({
    name: "Siti",
    email: "rahayu@contoh.example",
    phoneNumber: "0812-9900",
    message: "Website untuk Katering.",
  });
  expect(await search({ q })).toEqual({ names: ["Siti"], total: 1 });
});

test("the search takes signs of SQL as they are", async () => {
  await createContact({ name: "Diskon 100% _asli_ 'ya'" });
  await createContact({ name: "Diskon 1000 asli ya" });
  for (const q of ["100%", "_asli_", "'ya'"]) expect((await search({ q })).total).toBe(1);
});

test("search and page go together", async () => {
  for (let number = 1; number <= 3; number += 1) {
    await createContact({ name: `Budi ${number}`, submittedAt: new Date(number) });
  }
  await createContact({ name: "Dewi" });
  expect(await search({ q: "budi", page: 2, pageSize: 2 })).toEqual({ names: ["Budi 1"], total: 3 });
});

test.each([
  ["page", "0", "Nomor halaman tidak valid"],
  ["pageSize", "101", "Ukuran halaman harus 1 sampai 100"],
  // Addresses are written into logs, and people are searched by name and by e-mail address.
  [
    "q",
    "ratna@contoh.example",
    "Kata pencarian tidak diterima di alamat. Kirim lewat POST /api/contact/search.",
  ],
])("%s=%s answers 400", async (name, value, message) => {
  const response = await call(`/api/contact?${name}=${value}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message, fields: { [name]: message } });
});

test.each([
  ["page", 0, "Nomor halaman tidak valid"],
  ["page", "2", "Nomor halaman tidak valid"],
  ["pageSize", 101, "Ukuran halaman harus 1 sampai 100"],
  ["q", "a".repeat(101), "Pencarian maksimal 100 karakter"],
  ["stage", "menang", "Tahap tidak dikenal"],
  ["cari", "Ratna", "Kolom tidak dikenal"],
])("a search with %s %j answers 400", async (name, value, message) => {
  const response = await call("/api/contact/search", { [name]: value });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message, fields: { [name]: message } });
});

test.each([
  "081299887766",
  "+6281299887766",
  "0812 9988 7766",
  "6281299887766",
  "+62 (0)812-9988.7766",
  "0062 812 9988 7766",
  "812 99",
  "9988 7766",
  "0813 1111 2222",
])("the search for %s finds a number that was typed in another way", async (q) => {
  await createContact({ name: "Orang lain", phoneNumber: "0812-3456-7890" });
  await createContact({ name: "Siti", phoneNumber: "0812-9988-7766 / 0813-1111-2222" });
  expect(await search({ q })).toEqual({ names: ["Siti"], total: 1 });
});

test.each(["Siti  Rahayu", " rahayu siti ", "Kafe\u0301 siti", "siti katering\u200b"])(
  "the search for %j finds each word, wherever it stands",
  async (q) => {
    await createContact({ name: "Siti" });
    await createContact({ name: "Siti Rahayu", message: "Website untuk\nKatering dan Kaf\u00e9." });
    expect(await search({ q })).toEqual({ names: ["Siti Rahayu"], total: 1 });
  },
);
