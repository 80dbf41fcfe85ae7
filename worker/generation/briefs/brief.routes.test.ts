import { expect, test } from "vitest";
import { readAudit } from "../../../tests/support/audit";
import {
  createBatch,
  createBrief,
  depsWith,
  draftAbout,
  findItem,
  setJobs,
  writerThat,
} from "../../../tests/support/generation";
import { expectRefusal } from "../../../tests/support/refusal";
import { createStaff, db, signIn } from "../../../tests/support/worker";
import { totalCountHeader } from "../../contract/limits";
import { type Brief, brief } from "../../contract/studio/brief";
import { topicBriefs } from "../../db/schema/generation";
import type { AppError } from "../../errors";
import { takeDayShare } from "../../limits";
import { type Assignment, type Outline, type Writer, WriterError } from "../writers/writer";
import { removeBrief } from "./brief.service";
import { outlineBrief, proposeOutlines } from "./outline.service";

async function staff(role: "owner" | "editor" | "writer" = "editor") {
  const { call, user } = await signIn(role);
  return {
    user,
    call: (method: string, path = "", json?: unknown) => call(`/api/briefs${path}`, method, json),
  };
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
const readList = async (response: Response) =>
  ((await response.json()) as unknown[]).map((row) => brief.parse(row));

test("a brief is kept with everything that was written of it, and read by everybody on the staff", async () => {
  const { call, user } = await staff("writer");
  const created = await call("POST", "", whole);
  expect(created.status).toBe(201);
  const stored = await read(created);
  expect(stored).toMatchObject({ ...whole, owner: { id: user.id, name: "Staf Uji" } });
  const other = await staff("writer");
  expect(await read(await other.call("GET", `/${stored.id}`))).toEqual(stored);
  expect(await readList(await other.call("GET"))).toEqual([stored]);
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

test("what is planned and not yet written comes first, then the newest, in pages of what was searched", async () => {
  await createBrief({ title: "terbit lama", plannedDate: "2026-01-01", state: "written" });
  await createBrief({ title: "nanti", plannedDate: "2026-12-09" });
  await createBrief({ title: "segera", plannedDate: "2026-12-01" });
  await createBrief({ title: "baru", keyPhrase: "Toko Kue" });
  const { call } = await staff();
  const titles = async (query: string) => {
    const response = await call("GET", query);
    return [response.headers.get(totalCountHeader), (await readList(response)).map(({ title }) => title)];
  };
  expect(await titles("")).toEqual(["4", ["segera", "nanti", "baru", "terbit lama"]]);
  expect(await titles("?page=2&pageSize=3")).toEqual(["4", ["terbit lama"]]);
  expect(await titles("?q=kue+baru")).toEqual(["1", ["baru"]]);
  expect(await titles("?state=written")).toEqual(["1", ["terbit lama"]]);
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
    await expectRefusal(
      refused,
      403,
      "Bahan ini dibuat orang lain. Minta pembuatnya atau editor mengubahnya.",
    );
  }
  expect((await owner.call("PUT", `/${id}`, whole)).status).toBe(200);
  const editor = await staff("editor");
  expect((await editor.call("PUT", `/${id}`, whole)).status).toBe(200);
  expect((await editor.call("DELETE", `/${id}?version=2020-01-01T00:00:00Z`)).status).toBe(409);
  expect((await editor.call("DELETE", `/${id}`)).status).toBe(204);
  expect(await readAudit("action", "subjectId", "actorId")).toEqual([
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
  await expectRefusal(call("POST", "", json), 400, message, { fields: { [field]: message } });
  expect(await db.$count(topicBriefs)).toBe(0);
});

test("a change that names the version that was read loses to a newer one; without a version it replaces any", async () => {
  const { call } = await staff();
  const { id, updatedAt } = await read(await call("POST", "", whole));
  const newer = await read(await call("PUT", `/${id}`, { title: "Judul orang lain", version: updatedAt }));
  await expectRefusal(
    call("PUT", `/${id}`, { title: "Judul saya", version: updatedAt }),
    409,
    "Bahan ini sudah diubah orang lain sejak Anda membukanya",
    { stored: newer },
  );
  expect((await read(await call("GET", `/${id}`))).title).toBe("Judul orang lain");
  const version = newer.updatedAt;
  expect((await call("PUT", `/${id}`, { title: "Judul saya", version })).status).toBe(200);
  expect((await call("PUT", `/${id}`, { title: "Judul mana saja" })).status).toBe(200);
});

/** A writer whose every outline is made by `outline`. */
function planner(outline: (assignment: Assignment, signal: AbortSignal) => Promise<Outline>): Writer {
  return { ...writerThat(async ({ topic }) => draftAbout(topic)), outline };
}

const plan = (topic: string, sections = ["Bagian pertama", "Bagian kedua"]): Outline => ({
  ...{ title: `Rencana ${topic}`, summary: "Ringkasan.", category: "SEO", sections },
});

const catchRefusal = (work: Promise<unknown>) => work.then(String, (error: AppError) => error);

test("the writer plans a brief anew, by its key phrase and all that staff wrote", async () => {
  const user = await createStaff();
  const { id } = await createBrief({ keyPhrase: "domain kue", outline: ["Yang lama"], ownFacts: "Pernah." });
  const asked: Assignment[] = [];
  const writer = planner(async (assignment) => {
    asked.push(assignment);
    return plan("x", ["Satu bagian", ` ${"y".repeat(130)} `, "", ...Array(20).fill("Bagian")]);
  });
  const { outline, state } = await outlineBrief(depsWith({ writer }), id, user);
  expect(asked).toMatchObject([{ topic: "domain kue", brief: { id, ownFacts: "Pernah.", outline: [] } }]);
  expect(outline).toEqual(["Satu bagian", "y".repeat(120), ...Array(10).fill("Bagian")]);
  expect(state).toBe("outlined");
  expect(await db.select().from(topicBriefs)).toMatchObject([{ outline, state }]);
});

test("a brief that was changed while it was planned keeps the change", async () => {
  const user = await createStaff();
  const { id, updatedAt } = await createBrief();
  const writer = planner(async () => {
    const later = new Date(updatedAt.getTime() + 1);
    await db.update(topicBriefs).set({ outline: ["Milik orang"], updatedAt: later });
    return plan("x");
  });
  expect(await catchRefusal(outlineBrief(depsWith({ writer }), id, user))).toMatchObject({
    code: "conflict",
    message:
      "Bahan ini sudah diubah orang lain saat kerangkanya disusun. Muat ulang, lalu susun lagi kerangkanya.",
  });
  expect(await db.select().from(topicBriefs)).toMatchObject([{ outline: ["Milik orang"] }]);
});

test("a brief that was deleted while it was planned stays so", async () => {
  const user = await createStaff();
  const { id } = await createBrief();
  const writer = planner(async () => {
    await removeBrief(depsWith(), id, user);
    return plan("x");
  });
  expect(await catchRefusal(outlineBrief(depsWith({ writer }), id, user))).toMatchObject({
    code: "not_found",
  });
  expect(await db.$count(topicBriefs)).toBe(0);
});

test.each([
  [new WriterError("retry", "Penulis sedang sibuk"), "upstream_failed", "Penulis sedang sibuk", undefined],
  [new WriterError("stop", "Jatah sudah habis", 60), "rate_limited", "Jatah sudah habis", 60],
  [plan("x", ["", " a "]), "upstream_failed", "Penulis belum memberi kerangka yang dapat dipakai", undefined],
])("an outline that fails by %s leaves the brief as it was", async (answer, code, message, retryAfter) => {
  const user = await createStaff();
  const { id } = await createBrief({ outline: ["Yang lama"] });
  const writer = planner(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  const refusal = await catchRefusal(outlineBrief(depsWith({ writer }), id, user));
  expect(refusal).toMatchObject({ code, message, retryAfter });
  expect(await db.select().from(topicBriefs)).toMatchObject([{ outline: ["Yang lama"], state: "idea" }]);
});

test("a brief about what the writer does not know is refused with the nearest topics", async () => {
  const user = await createStaff();
  const { id } = await createBrief({ title: "Resep kue lapis" });
  const match = () => ({ isKnown: false, meant: null, titles: [], nearest: ["toko online"] });
  const writer = { ...planner(async () => plan("x")), match };
  expect(await catchRefusal(outlineBrief(depsWith({ writer }), id, user))).toMatchObject({
    code: "validation_failed",
    fields: { keyPhrase: expect.stringContaining("“Resep kue lapis”") },
    details: { nearest: ["toko online"] },
  });
});

test("proposals are outlines of topics that nobody has taken; nothing is stored", async () => {
  const writer = planner(async ({ topic }) => plan(topic));
  const { proposals } = await proposeOutlines(depsWith({ writer }), { count: 10 });
  expect(new Set(proposals.map(({ keyPhrase }) => keyPhrase)).size).toBe(10);
  for (const { title, keyPhrase, outline } of proposals) {
    expect(title).toBe(`Rencana ${keyPhrase}`);
    expect(outline).toEqual(["Bagian pertama", "Bagian kedua"]);
  }
  expect(await db.$count(topicBriefs)).toBe(0);
});

test("of proposals those are answered that came; without one the reason", async () => {
  let calls = 0;
  const writer = planner(async ({ topic }) => {
    calls += 1;
    if (calls % 2 === 0) throw new WriterError("retry", "Penulis sedang sibuk");
    return plan(topic);
  });
  expect((await proposeOutlines(depsWith({ writer }), { count: 5 })).proposals).toHaveLength(3);
  expect(calls).toBe(5);
  const busy = planner(() => Promise.reject(new WriterError("retry", "Penulis sedang sibuk")));
  expect(await catchRefusal(proposeOutlines(depsWith({ writer: busy }), { count: 5 }))).toMatchObject({
    code: "upstream_failed",
    message: "Penulis sedang sibuk",
  });
});

test("while articles wait for the allowance no outline is asked for, and one that is used up lets them wait", async () => {
  const user = await createStaff();
  const { id } = await createBrief();
  const [item = ""] = await createBatch(1);
  let calls = 0;
  const writer = planner(async () => {
    calls += 1;
    throw new WriterError("stop", "Jatah harian sudah habis", 3600);
  });
  const deps = depsWith({ writer });
  for (const ask of [
    () => outlineBrief(deps, id, user),
    () => outlineBrief(deps, id, user),
    () => proposeOutlines(deps, { count: 1 }),
  ]) {
    expect(await catchRefusal(ask())).toMatchObject({ code: "rate_limited" });
  }
  expect(calls).toBe(1);
  expect((await findItem(item)).notBefore?.getTime()).toBeGreaterThan(Date.now() + 3_000_000);
  await setJobs({ notBefore: new Date(0) });
  expect(await catchRefusal(proposeOutlines(deps, { count: 1 }))).toMatchObject({ code: "rate_limited" });
  expect((await findItem(item)).notBefore.getTime()).toBeGreaterThan(0);
});
