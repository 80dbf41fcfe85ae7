import { expect, test } from "vitest";
import { createBrief } from "../../../tests/support/generation";
import { createSession, db, send } from "../../../tests/support/worker";
import { type Brief, brief, briefList } from "../../contract/studio/brief";
import { takeDayShare } from "../../day-share";
import { auditEvents } from "../../db/schema/auth";
import { topicBriefs } from "../../db/schema/generation";

async function staff(role: "owner" | "editor" | "writer" = "editor") {
  const { cookie, user } = await createSession({ role, isAdmin: role !== "writer" });
  const headers = { Cookie: cookie };
  const call = (method: string, path = "", json?: unknown) =>
    send(`/api/briefs${path}`, { method, headers, ...(json !== undefined && { json }) });
  return { user, call };
}

const whole = {
  title: "Domain untuk toko kue",
  audience: "Pemilik toko kue",
  aim: "Memilih satu nama",
  keyPhrase: "domain toko kue",
  intent: "Nama apa yang cocok",
  outline: ["Nama yang pendek", "Akhiran .id"],
  ownFacts: "Kami pernah memindahkan toko kue ke nama baru.",
  sources: [{ title: "PANDI", url: "https://pandi.id/harga" }],
  tone: "Santai",
  callToAction: "Tanyakan lewat WhatsApp",
  plannedDate: "2026-12-03",
  state: "idea",
};

const read = async (response: Response): Promise<Brief> => brief.parse(await response.json());

test("a brief is kept with everything that was written of it, and read by everybody on the staff", async () => {
  const { call, user } = await staff("writer");
  const created = await call("POST", "", whole);
  expect(created.status).toBe(201);
  const stored = await read(created);
  expect(stored).toMatchObject({ ...whole, owner: { id: user.id, name: "Staf Uji" } });
  const other = await staff("writer");
  expect(await read(await other.call("GET", `/${stored.id}`))).toEqual(stored);
  expect(briefList.parse(await (await other.call("GET")).json())).toEqual([stored]);
});

test("changing a brief replaces every field; one that is written stays so unless staff say otherwise", async () => {
  const { call } = await staff();
  const { id, updatedAt } = await read(await call("POST", "", whole));
  const changed = await read(await call("PUT", `/${id}`, { title: "Judul baru", state: "written" }));
  expect(changed).toMatchObject({ title: "Judul baru", audience: "", outline: [], plannedDate: null });
  expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(updatedAt));
  expect(await read(await call("PUT", `/${id}`, whole))).toMatchObject({ state: "idea" });
  await call("PUT", `/${id}`, { title: "Judul baru", state: "written" });
  expect(await read(await call("PUT", `/${id}`, { title: "Judul lagi" }))).toMatchObject({
    state: "written",
  });
});

test("what is planned and not yet written comes first, then the newest, at most 200", async () => {
  await createBrief({ title: "terbit lama", plannedDate: "2026-01-01", state: "written" });
  await createBrief({ title: "nanti", plannedDate: "2026-12-09" });
  await createBrief({ title: "segera", plannedDate: "2026-12-01" });
  await createBrief({ title: "baru" });
  const { call } = await staff();
  const titles = async () => briefList.parse(await (await call("GET")).json()).map(({ title }) => title);
  expect(await titles()).toEqual(["segera", "nanti", "baru", "terbit lama"]);
  for (let index = 0; index < 200; index += 1) await createBrief({ title: `ide ${index}` });
  expect(await titles()).toHaveLength(200);
  expect((await titles()).slice(0, 3)).toEqual(["segera", "nanti", "ide 199"]);
});

test("a writer changes and deletes own briefs alone, an editor everybody's", async () => {
  const owner = await staff("writer");
  const { id } = await read(await owner.call("POST", "", whole));
  const other = await staff("writer");
  for (const refused of [
    await other.call("PUT", `/${id}`, { title: "Punya saya" }),
    await other.call("DELETE", `/${id}`),
    await other.call("POST", `/${id}/outline`),
  ]) {
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      message: "Bahan ini dibuat orang lain. Minta pembuatnya atau editor mengubahnya.",
    });
  }
  expect((await owner.call("PUT", `/${id}`, whole)).status).toBe(200);
  const editor = await staff("editor");
  expect((await editor.call("PUT", `/${id}`, whole)).status).toBe(200);
  expect((await editor.call("DELETE", `/${id}`)).status).toBe(204);
  const events = await db.select().from(auditEvents);
  expect(events.map(({ action, subjectId, actorId }) => [action, subjectId, actorId])).toEqual([
    ["brief.created", id, owner.user.id],
    ["brief.updated", id, owner.user.id],
    ["brief.updated", id, editor.user.id],
    ["brief.deleted", id, editor.user.id],
  ]);
});

test("an account asks the writer for a hundred outlines a day", async () => {
  const { call, user } = await staff("writer");
  const { id } = await read(await call("POST", "", whole));
  for (let asked = 0; asked < 100; asked += 1) takeDayShare("writer", String(user.id), 100, new Date());
  const refused = await call("POST", `/${id}/outline`);
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: "rate_limited" }]);
  // Another day begins, so that no other test finds it used up.
  takeDayShare("writer", "", 1, new Date(0));
});

test("a brief that was deleted is not found, and comes back by no change", async () => {
  const { call } = await staff("writer");
  const { id } = await read(await call("POST", "", whole));
  expect((await call("DELETE", `/${id}`)).status).toBe(204);
  for (const [method, path, json] of [
    ["GET", `/${id}`],
    ["PUT", `/${id}`, whole],
    ["DELETE", `/${id}`],
    ["POST", `/${id}/outline`],
  ] as const) {
    const response = await call(method, path, json);
    expect([method, response.status]).toEqual([method, 404]);
    expect(await response.json()).toMatchObject({
      message: "Bahan artikel tidak ditemukan atau sudah dihapus",
    });
  }
  expect(await db.$count(topicBriefs)).toBe(0);
});

test.each([
  [{ title: "x".repeat(201) }, "title", "Judul maksimal 200 karakter"],
  [{ outline: Array(13).fill("Bagian") }, "outline", "Kerangka maksimal 12 bagian"],
  [{ outline: ["ab"] }, "outline.0", "Judul bagian harus minimal 3 karakter"],
  [
    { sources: [{ title: "Situs", url: "javascript:alert(1)" }] },
    "sources.0.url",
    "Alamat sumber harus diawali https:// atau http://",
  ],
  [{ plannedDate: "2026-02-30" }, "plannedDate", "Tanggal tidak valid"],
  [{ state: "selesai" }, "state", "Status bahan tidak dikenal"],
  [{ ownerId: 1 }, "ownerId", "Kolom tidak dikenal"],
])("a brief with %j is refused", async (values, field, message) => {
  const { call } = await staff();
  const json = "title" in values || Object.keys(values).length === 0 ? values : { ...whole, ...values };
  const response = await call("POST", "", json);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message, fields: { [field]: message } });
  expect(await db.$count(topicBriefs)).toBe(0);
});

test("a change that names the version that was read loses to a newer one; without a version it replaces any", async () => {
  const { call } = await staff();
  const { id, updatedAt } = await read(await call("POST", "", whole));
  const newer = await read(await call("PUT", `/${id}`, { title: "Judul orang lain", version: updatedAt }));
  const stale = await call("PUT", `/${id}`, { title: "Judul saya", version: updatedAt });
  expect(stale.status).toBe(409);
  expect(await stale.json()).toMatchObject({
    message: "Bahan ini sudah diubah orang lain sejak Anda membukanya",
    stored: newer,
  });
  expect((await read(await call("GET", `/${id}`))).title).toBe("Judul orang lain");
  const version = newer.updatedAt;
  expect((await call("PUT", `/${id}`, { title: "Judul saya", version })).status).toBe(200);
  expect((await call("PUT", `/${id}`, { title: "Judul mana saja" })).status).toBe(200);
});
