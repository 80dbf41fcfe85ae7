import { expect, test } from "vitest";
import { colleague } from "../../../tests/support/colleague";
import { changeAtNoon, noon, storedContact, tomorrow } from "../../../tests/support/enquiry-desk";
import { expectFieldsRefused } from "../../../tests/support/refusal";
import { fieldsOf } from "../../../tests/support/staff";
import { createContact } from "../../../tests/support/worker";

test.each([
  [{ lostReason: "Harga" }, "lostReason", "Alasan hanya untuk kontak yang Kalah"],
  [{ stage: "won", lostReason: "Harga" }, "lostReason", "Alasan hanya untuk kontak yang Kalah"],
  [{ nextActionAt: "2020-01-01T00:00:00Z" }, "nextActionAt", "Waktu langkah berikutnya sudah lewat"],
  [
    { nextActionAt: "9999-12-31T23:59:00-12:00" },
    "nextActionAt",
    "Waktu langkah berikutnya terlalu jauh. Pilih waktu dalam 5 tahun ke depan.",
  ],
])("%j answers 400 with a sentence", async (body, field, message) => {
  const { call } = await colleague("editor");
  const { id } = await createContact();
  const response = await call(`/api/contact/${id}`, "PATCH", { version: 1, ...body });
  await expectFieldsRefused(response, { [field]: message });
});

const noTime = "Waktu langkah berikutnya tidak valid. Tulis tanggal, jam, dan zona waktunya.";
const noValue = "Nilai harus berupa angka rupiah tanpa koma, 0 sampai 999.999.999.999";
test.each([
  [{}, "version", "Versi kontak tidak valid"],
  [{ version: 1.5 }, "version", "Versi kontak tidak valid"],
  [{ version: 1, stage: "menang" }, "stage", "Tahap tidak dikenal"],
  [{ version: 1, assigneeId: 0 }, "assigneeId", "Penanggung jawab tidak dikenal"],
  [{ version: 1, valueIdr: -1 }, "valueIdr", noValue],
  [{ version: 1, valueIdr: 1_000_000_000_000 }, "valueIdr", noValue],
  [{ version: 1, nextAction: "a".repeat(201) }, "nextAction", "Langkah berikutnya maksimal 200 karakter"],
  [{ version: 1, stage: "lost", lostReason: "a".repeat(501) }, "lostReason", "Alasan maksimal 500 karakter"],
  [{ version: 1, nextActionAt: "2027-02-30T09:00:00Z" }, "nextActionAt", noTime],
  [{ version: 1, nextActionAt: "2027-01-01T09:00:00" }, "nextActionAt", noTime],
  [{ version: 1, name: "Orang lain" }, "name", "Kolom tidak dikenal"],
])("%j is refused in words", async (body, field, message) => {
  const { call } = await colleague("editor");
  const { id } = await createContact();
  const response = await call(`/api/contact/${id}`, "PATCH", body);
  expect(response.status).toBe(400);
  expect(await fieldsOf(response)).toEqual({ [field]: message });
  expect(await storedContact(id)).toMatchObject({ version: 1 });
});

test("a time is read with its offset", async () => {
  const { id } = await createContact();
  const answer = await changeAtNoon(id, { version: 1, nextActionAt: "2026-11-25T09:00+07:00" });
  expect(answer.nextActionAt).toBe(tomorrow);
});

test("a time that has passed may stay beside another step, and no other past time may take its place", async () => {
  const past = "2026-11-01T00:00:00.000Z";
  const { id } = await createContact({ nextAction: "Telepon", nextActionAt: new Date(past) });
  await changeAtNoon(id, { version: 1, nextAction: "Kirim email", nextActionAt: past });
  await expect(changeAtNoon(id, { version: 2, nextActionAt: noon.toISOString() })).rejects.toThrow(
    "sudah lewat",
  );
});
