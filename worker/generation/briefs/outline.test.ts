import { expect, test } from "vitest";
import {
  createBatch,
  createBrief,
  depsWith,
  draftAbout,
  findItem,
  setJobs,
  writerThat,
} from "../../../tests/support/generation";
import { createUser, db } from "../../../tests/support/worker";
import type { SessionUser } from "../../contract/auth";
import { topicBriefs } from "../../db/schema/generation";
import type { AppError } from "../../errors";
import { type Assignment, type Outline, type Writer, WriterError } from "../writers/writer";
import { removeBrief } from "./brief.service";
import { outlineBrief, proposeOutlines } from "./outline.service";

const editor = { id: 1, username: "rina", name: "Rina", isAdmin: true, role: "editor" } as const;

async function createEditor(): Promise<SessionUser> {
  const { user } = await createUser();
  return { ...editor, id: user.id };
}

/** A writer whose every outline is made by `outline`. */
function planner(outline: (assignment: Assignment, signal: AbortSignal) => Promise<Outline>): Writer {
  return { ...writerThat(async ({ topic }) => draftAbout(topic)), outline };
}

const plan = (topic: string, sections = ["Bagian pertama", "Bagian kedua"]): Outline => ({
  ...{ title: `Rencana ${topic}`, summary: "Ringkasan.", category: "SEO", sections },
});

const catchRefusal = (work: Promise<unknown>) => work.then(String, (error: AppError) => error);

test("the writer plans a brief anew, by its key phrase and all that staff wrote", async () => {
  const user = await createEditor();
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
  const user = await createEditor();
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
  const user = await createEditor();
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
  const user = await createEditor();
  const { id } = await createBrief({ outline: ["Yang lama"] });
  const writer = planner(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  const refusal = await catchRefusal(outlineBrief(depsWith({ writer }), id, user));
  expect(refusal).toMatchObject({ code, message, retryAfter });
  expect(await db.select().from(topicBriefs)).toMatchObject([{ outline: ["Yang lama"], state: "idea" }]);
});

test("a brief about what the writer does not know is refused with the nearest topics", async () => {
  const user = await createEditor();
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
  const user = await createEditor();
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
