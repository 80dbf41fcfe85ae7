import { beforeEach, expect, test } from "vitest";
import { readAudit } from "../../../tests/support/audit";
import { expectFieldsRefused, expectRefusal } from "../../../tests/support/refusal";
import { type Call, db, signIn } from "../../../tests/support/worker";
import type { ReplyTemplate } from "../../contract/inbox/reply-template";
import { replyTemplates } from "../../db/schema/contact";

const path = "/api/reply-templates";
const input = { channel: "whatsapp", name: "Salam", body: "Halo {nama}, saya {staf}. Soal {jenis}?" };
const stale =
  "Templat ini sudah diubah orang lain sejak Anda membukanya. Salin perubahan Anda, muat ulang, lalu simpan lagi.";

let call: Call;
beforeEach(async () => {
  ({ call } = await signIn("editor"));
});

const list = async () => (await call(path)).json<ReplyTemplate[]>();
async function create(values: Record<string, unknown> = {}): Promise<ReplyTemplate> {
  const response = await call(path, "POST", { ...input, ...values });
  expect(response.status).toBe(201);
  return response.json();
}

test("the initial templates are valid", async () => {
  const templates = await list();
  expect(templates.map(({ channel, name }) => [channel, name])).toEqual([
    ["whatsapp", "Menindaklanjuti penawaran"],
    ["whatsapp", "Salam pertama"],
    ["email", "Balasan pertama"],
  ]);
  for (const { id, ...values } of templates) {
    expect((await call(`${path}/${id}`, "PUT", values)).status).toBe(200);
  }
});

test("a template is written, changed and deleted", async () => {
  const template = await create();
  expect(template).toEqual({ ...input, id: expect.any(Number), subject: null, version: 1 });
  const email = { channel: "email", name: "Balasan", subject: "Untuk {nama}", body: "Halo {nama}" };
  const changed = await call(`${path}/${template.id}`, "PUT", { ...email, version: 1 });
  expect(changed.status).toBe(200);
  expect(await changed.json()).toEqual({ ...email, id: template.id, version: 2 });
  expect(await list()).toContainEqual({ ...email, id: template.id, version: 2 });
  expect((await call(`${path}/${template.id}`, "DELETE")).status).toBe(204);
  const gone = "Templat tidak ditemukan atau sudah dihapus";
  await expectRefusal(call(`${path}/${template.id}`, "DELETE"), 404, gone);
  await expectRefusal(call(`${path}/${template.id}`, "PUT", input), 404, gone);
  expect(await readAudit("action", "subjectId", "label")).toEqual([
    ["template.created", template.id, "Salam"],
    ["template.updated", template.id, "Balasan"],
    ["template.deleted", template.id, "Balasan"],
  ]);
});

test("only an e-mail keeps a subject", async () => {
  expect(await create({ subject: "Subjek" })).toMatchObject({ subject: null });
});

test("a change with a stale version is refused, and one without a version is accepted", async () => {
  const { id } = await create();
  const put = (values: Record<string, unknown>) => call(`${path}/${id}`, "PUT", { ...input, ...values });
  expect((await put({ name: "Pertama", version: 1 })).status).toBe(200);
  await expectRefusal(put({ name: "Kedua", version: 1 }), 409, stale, {
    fields: { version: stale },
    stored: expect.objectContaining({ id, name: "Pertama", version: 2 }),
  });
  expect(await (await put({ name: "Ketiga" })).json()).toMatchObject({ name: "Ketiga", version: 3 });
});

const known = "{nama}, {nama_depan}, {jenis}, {staf}, {usaha}";
const loose = `Kurung kurawal hanya untuk isian ${known}, masing-masing sepasang.`;
test.each([
  [{ body: "Halo {tautan}" }, { body: `Isian {tautan} tidak dikenal. Isian yang ada: ${known}.` }],
  [{ body: "Halo {constructor}" }, { body: `Isian {constructor} tidak dikenal. Isian yang ada: ${known}.` }],
  [{ body: "Halo {nama" }, { body: loose }],
  [{ body: "Halo {{nama}}" }, { body: loose }],
  [
    { channel: "email", subject: "Untuk {siapa}" },
    { subject: `Isian {siapa} tidak dikenal. Isian yang ada: ${known}.` },
  ],
  [{ channel: "email" }, { subject: "Subjek email harus diisi" }],
  [{ channel: "email", subject: "x".repeat(201) }, { subject: "Subjek maksimal 200 karakter" }],
  [{ channel: "sms" }, { channel: "Saluran tidak dikenal" }],
  [{ name: "" }, { name: "Nama templat harus diisi minimal 2 karakter" }],
  [{ body: "x".repeat(2001) }, { body: "Isi templat maksimal 2.000 karakter" }],
])("%j is refused with a message, for a new template and for a change", async (values, fields) => {
  const { id } = await create();
  for (const [address, method] of [
    [path, "POST"],
    [`${path}/${id}`, "PUT"],
  ] as const) {
    const response = await call(address, method, { ...input, ...values });
    await expectFieldsRefused(response, fields as unknown as Record<string, string>);
  }
  expect(await list()).toContainEqual({ ...input, id, subject: null, version: 1 });
});

test("placeholders are normalized, however they were typed", async () => {
  expect(await create({ body: "Halo {Nama} dan { STAF }, {jenis}" })).toMatchObject({
    body: "Halo {nama} dan {staf}, {jenis}",
  });
});

test("there are at most a hundred templates", async () => {
  await db.delete(replyTemplates);
  const template = { channel: "whatsapp", body: "Halo", updatedAt: new Date(0) } as const;
  for (let number = 1; number <= 99; number += 1)
    await db.insert(replyTemplates).values({ ...template, name: `Templat ${number}` });
  const tries = await Promise.all(
    [1, 2, 3].map((number) => call(path, "POST", { ...input, name: `Terakhir ${number}` })),
  );
  expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  await expectRefusal(
    call(path, "POST", { ...input, name: "Satu lagi" }),
    409,
    "Templat sudah ada 100. Hapus yang tidak dipakai lagi, lalu simpan yang baru.",
  );
  expect(await db.$count(replyTemplates)).toBe(100);
});
