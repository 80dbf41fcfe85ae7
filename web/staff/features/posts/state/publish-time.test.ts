import { expect, test } from "vitest";
import { publishTimeProblem } from "./publish-time";

const now = Date.parse("2026-11-22T03:00:00.000Z");

test.each([
  ["2026-11-22T03:01:00.000Z", null],
  ["2027-11-22T03:00:00.000Z", null],
  ["2026-11-22T03:00:00.000Z", "Waktu terbit sudah lewat. Pilih waktu yang akan datang."],
  ["2027-11-22T03:01:00.000Z", "Waktu terbit paling jauh 12 bulan dari sekarang"],
  [null, "Isi tanggal dan jamnya."],
])("a schedule for %s is answered with %j before it is sent", (publishAt, problem) => {
  expect(publishTimeProblem(publishAt, now)).toBe(problem);
});
