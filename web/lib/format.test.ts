import fc from "fast-check";
import { expect, test } from "vitest";
import { toYear } from "../../worker/contract/jakarta";
import { formatLongDate, formatLongDateTime, formatTime } from "./format";

test("a date is written in Indonesian, as the day in Jakarta", () => {
  expect(formatLongDate("2026-11-21T02:00:00.000Z")).toBe("21 November 2026");
  expect(formatLongDate("2026-08-16T17:00:00.000Z")).toBe("17 Agustus 2026");
});

test("a date equals the result of Intl's Indonesian formatter", () => {
  const platform = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("id-ID", { ...options, timeZone: "Asia/Jakarta" });
  const date = platform({ dateStyle: "long" });
  const dateTime = platform({ dateStyle: "long", timeStyle: "short" });
  const time = platform({ timeStyle: "short" });
  const range = { min: new Date("1970-01-01"), max: new Date("2199-12-31"), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(range), (day) => {
      const iso = day.toISOString();
      expect([formatLongDate(iso), formatLongDateTime(iso), formatTime(iso)]).toEqual(
        [date, dateTime, time].map((formatter) => formatter.format(day)),
      );
    }),
  );
});

test("a missing or invalid date is a dash", () => {
  for (const value of [null, undefined, "", "kemarin", "2026-13-45"]) expect(formatLongDate(value)).toBe("-");
});

test("the year is that in Jakarta, also when it differs from UTC", () => {
  expect(toYear(Date.parse("2026-12-31T16:59:59Z"))).toBe(2026);
  expect(toYear(Date.parse("2026-12-31T17:00:00Z"))).toBe(2027);
});
