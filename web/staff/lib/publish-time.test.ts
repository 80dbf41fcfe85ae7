import { expect, test } from "vitest";
import { lastDay, publishTimeFault } from "./publish-time";

const now = Date.parse("2026-12-07T02:00:00Z");

test("a time to come within twelve months is taken", () => {
  expect(publishTimeFault("2026-12-07", "09:01", now)).toBeNull();
  expect(publishTimeFault("2027-12-07", "09:00", now)).toBeNull();
});

test("what is past, too far off or not filled in is refused in a sentence", () => {
  expect(publishTimeFault("2026-12-07", "09:00", now)).toContain("sudah lewat");
  expect(publishTimeFault("2027-12-08", "09:00", now)).toContain("12 bulan");
  expect(publishTimeFault("", "09:00", now)).toContain("Isi tanggal");
  expect(publishTimeFault("2026-12-08", "", now)).toContain("Isi tanggal");
});

test("twelve months from a leap day is a day that there is", () => {
  expect(lastDay(Date.parse("2028-02-29T02:00:00Z"))).toBe("2029-02-28");
  expect(lastDay(now)).toBe("2027-12-07");
});
