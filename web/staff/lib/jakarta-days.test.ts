import { expect, test } from "vitest";
import {
  addDays,
  addMonths,
  clockOf,
  dayOf,
  instantOf,
  isMonth,
  nameDay,
  nameInstant,
  nameMonth,
  nameShortly,
  weekdayOf,
} from "./jakarta-days";

test("a day and a time of day are those of Jakarta, and the way back", () => {
  const instant = Date.parse("2026-12-06T18:30:00Z");
  expect(dayOf(instant)).toBe("2026-12-07");
  expect(clockOf(instant)).toBe("01:30");
  expect(instantOf("2026-12-07", "01:30")).toBe(instant);
  expect(instantOf("", "09:00")).toBeNaN();
  expect(instantOf("2026-12-07", "")).toBeNaN();
});

test("days and months are counted over the end of a year", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(addMonths("2026-12", 1)).toBe("2027-01");
  expect(addMonths("2026-01", -1)).toBe("2025-12");
});

test("weeks begin on Monday", () => {
  expect(weekdayOf("2026-12-07")).toBe(1);
  expect(weekdayOf("2026-12-06")).toBe(7);
});

test("only a month is a month", () => {
  expect(["2026-12", "2026-01"].every(isMonth)).toBe(true);
  expect(["2026-13", "2026-00", "2026-1", "1926-01", "", "2026-12-01"].some(isMonth)).toBe(false);
});

test("dates are named in Indonesian, with their zone and another year", () => {
  const instant = Date.parse("2026-12-07T02:00:00Z");
  expect(nameMonth("2026-08")).toBe("Agustus 2026");
  expect(nameDay("2026-12-07")).toBe("Senin, 7 Desember 2026");
  expect(nameInstant(instant)).toBe("Senin, 7 Desember 2026 pukul 09.00 WIB");
  expect(nameShortly(instant, instant)).toBe("Sen, 7 Des 09.00 WIB");
  expect(nameShortly(Date.parse("2027-01-04T02:00:00Z"), instant)).toBe("Sen, 4 Jan 2027 09.00 WIB");
});
