import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { readAudit } from "../../../tests/support/audit";
import { meanwhile } from "../../../tests/support/meanwhile";
import { expectRefusal } from "../../../tests/support/refusal";
import { db, signIn } from "../../../tests/support/worker";
import { firstWritingRules, writingRules } from "../../contract/studio/writing-rules";
import { writingRules as storedRules } from "../../db/schema/generation";

async function staff(role: "owner" | "editor" | "writer" = "editor") {
  const { call, user } = await signIn(role);
  return {
    user,
    get: () => call("/api/writing-rules"),
    put: (json: unknown, bindings: Partial<Env> = {}) => call("/api/writing-rules", "PUT", json, bindings),
  };
}

const versions = () => db.select().from(storedRules).orderBy(asc(storedRules.version));

test("before anybody changed them the first rules hold, as version 0", async () => {
  const { get } = await staff("writer");
  expect(writingRules.parse(await (await get()).json())).toEqual(firstWritingRules);
  expect(await versions()).toEqual([]);
});

test("a change is the next version; those before it stay, with who wrote them", async () => {
  const { get, put, user } = await staff();
  const first = { ...firstWritingRules, address: "kamu", sample: "  Kami menulis pendek.\n\nSelalu. " };
  const answer = await put(first);
  expect(answer.status).toBe(200);
  const stored = { ...first, version: 1, sample: "Kami menulis pendek.\n\nSelalu." };
  expect(await answer.json()).toEqual(stored);
  expect(await (await get()).json()).toEqual(stored);
  expect((await put({ ...stored, forbiddenWords: [], glossary: [] })).status).toBe(200);
  expect((await versions()).map(({ version, authorId, address }) => [version, authorId, address])).toEqual([
    [1, user.id, "kamu"],
    [2, user.id, "kamu"],
  ]);
  expect(await readAudit("action", "label")).toEqual([
    ["rules.changed", "Versi 1"],
    ["rules.changed", "Versi 2"],
  ]);
});

test("who has read an older version is told, and changes nothing", async () => {
  const { put } = await staff();
  expect((await put(firstWritingRules)).status).toBe(200);
  for (const version of [0, 2, 7]) {
    await expectRefusal(
      put({ ...firstWritingRules, version, sample: "Lain" }),
      409,
      "Aturan menulis sudah diubah orang lain sejak Anda membukanya. Muat ulang, lalu ubah lagi.",
      { stored: { version: 1 } },
    );
  }
  expect(await versions()).toHaveLength(1);
});

test("of two changes at the same moment one holds", async () => {
  const { put } = await staff();
  const other = await staff();
  const DB = meanwhile(/INSERT INTO writing_rules/, () =>
    other.put({ ...firstWritingRules, sample: "Dulu" }),
  );
  expect((await put({ ...firstWritingRules, sample: "Kemudian" }, { DB })).status).toBe(409);
  expect((await versions()).map(({ sample }) => sample)).toEqual(["Dulu"]);
});

test.each([
  [
    {
      glossary: [
        { use: "email", insteadOf: ["surel"] },
        { use: "pos-el", insteadOf: ["EMAIL"] },
      ],
    },
    "glossary",
    "Kata “email” tidak boleh dipakai sekaligus diganti dalam daftar istilah",
  ],
  [
    { forbiddenWords: ["Website"] },
    "forbiddenWords",
    "Kata “website” dilarang, padahal daftar istilah meminta memakainya",
  ],
  [{ forbiddenWords: ["satu dua tiga empat lima enam tujuh"] }, "forbiddenWords.0", "Paling banyak 6 kata"],
  [{ forbiddenWords: ["satu-dua-tiga-empat-lima-enam-tujuh"] }, "forbiddenWords.0", "Paling banyak 6 kata"],
  [{ address: "kau" }, "address", "Sapaan harus Anda atau kamu"],
  [{ sample: "x".repeat(6001) }, "sample", "Contoh tulisan maksimal 6.000 karakter"],
  [{ catatan: "x" }, "catatan", "Kolom tidak dikenal"],
])("rules with %j are refused", async (values, field, message) => {
  const { put } = await staff();
  const response = await put({ ...firstWritingRules, ...values });
  await expectRefusal(response, 400, message, { fields: { [field]: message } });
  expect(await versions()).toEqual([]);
});
