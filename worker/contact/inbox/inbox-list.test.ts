import { expect, test } from "vitest";
import { createContact, createSession, send } from "../../../tests/support/worker";

async function list(query: Record<string, string>) {
  const { cookie } = await createSession();
  const response = await send(`/api/contact?${new URLSearchParams(query)}`, { headers: { Cookie: cookie } });
  expect(response.status).toBe(200);
  const contacts = await response.json<{ name: string }[]>();
  return { names: contacts.map(({ name }) => name), total: Number(response.headers.get("X-Total-Count")) };
}

test("a page of enquiries comes with the number of all", async () => {
  for (let number = 1; number <= 5; number += 1) {
    await createContact({ name: `Pengirim ${number}`, submittedAt: new Date(number) });
  }
  expect(await list({ page: "2", pageSize: "2" })).toEqual({ names: ["Pengirim 3", "Pengirim 2"], total: 5 });
  expect(await list({ page: "3", pageSize: "2" })).toEqual({ names: ["Pengirim 1"], total: 5 });
  expect(await list({ page: "4", pageSize: "2" })).toEqual({ names: [], total: 5 });
  expect((await list({})).names).toHaveLength(5);
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
  expect(await list({ q })).toEqual({ names: ["Siti"], total: 1 });
});

test("the search takes signs of SQL as they are", async () => {
  await createContact({ name: "Diskon 100% _asli_ 'ya'" });
  await createContact({ name: "Diskon 1000 asli ya" });
  for (const q of ["100%", "_asli_", "'ya'"]) expect((await list({ q })).total).toBe(1);
});

test("search and page go together", async () => {
  for (let number = 1; number <= 3; number += 1) {
    await createContact({ name: `Budi ${number}`, submittedAt: new Date(number) });
  }
  await createContact({ name: "Dewi" });
  expect(await list({ q: "budi", page: "2", pageSize: "2" })).toEqual({ names: ["Budi 1"], total: 3 });
});

test.each([
  ["page", "0", "Nomor halaman tidak valid"],
  ["pageSize", "101", "Ukuran halaman harus 1 sampai 100"],
  ["q", "a".repeat(101), "Pencarian maksimal 100 karakter"],
])("%s=%s answers 400", async (name, value, message) => {
  const { cookie } = await createSession();
  const response = await send(`/api/contact?${name}=${value}`, { headers: { Cookie: cookie } });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message, fields: { [name]: message } });
});
