import { expect, test } from "vitest";
import { instantOf, inWritingOrder, tomorrow, weekdayOf } from "./desk/drip-plan";
import { publishTimeProblem } from "./desk/questions";

test("tomorrow is the one of Jakarta, which begins at five in the afternoon of UTC", () => {
  expect(tomorrow(Date.parse("2026-11-22T16:59:59Z"))).toBe("2026-11-23");
  expect(tomorrow(Date.parse("2026-11-22T17:00:00Z"))).toBe("2026-11-24");
  expect(tomorrow(Date.parse("2026-12-31T01:00:00Z"))).toBe("2027-01-01");
});

test("a date and a time are those of Jakarta, and half of them is no moment", () => {
  expect(instantOf("2026-12-07", "09:00")).toBe("2026-12-07T02:00:00.000Z");
  expect(instantOf("2026-12-07", "00:30")).toBe("2026-12-06T17:30:00.000Z");
  expect(instantOf("", "09:00")).toBeNull();
  expect(instantOf("2026-12-07", "")).toBeNull();
});

test("a weekday is the one of Jakarta", () => {
  expect(weekdayOf("2026-12-07T02:00:00.000Z")).toBe("Sen");
  expect(weekdayOf("2026-12-06T17:30:00.000Z")).toBe("Sen");
  expect(weekdayOf("2026-12-06T16:30:00.000Z")).toBe("Min");
});

test("the oldest post goes out first", () => {
  expect(inWritingOrder([{ id: 9 }, { id: 2 }, { id: 5 }]).map(({ id }) => id)).toEqual([2, 5, 9]);
});

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
