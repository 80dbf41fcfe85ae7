import { expect, test } from "vitest";
import { promisedBy } from "../../contract/jakarta";
import { parseHolidays } from "../../deps";

const wib = (text: string) => new Date(`${text}+07:00`);
const holidays = parseHolidays("2026-12-24, 2026-12-25,besok,2026-02-30");

test.each([
  ["a Monday morning", "2026-11-23T09:30:00", "2026-11-24T09:30:00"],
  ["the last millisecond of a working day", "2026-11-23T23:59:59.999", "2026-11-24T23:59:59.999"],
  ["midnight", "2026-11-24T00:00:00", "2026-11-25T00:00:00"],
  ["a Friday afternoon", "2026-11-27T16:00:00", "2026-11-30T16:00:00"],
  ["a Saturday", "2026-11-28T10:00:00", "2026-12-01T00:00:00"],
  ["a Sunday night, still Sunday in UTC", "2026-11-29T23:00:00", "2026-12-01T00:00:00"],
  ["a Monday that is Sunday in UTC", "2026-11-30T01:00:00", "2026-12-01T01:00:00"],
  ["the day before two holidays and a weekend", "2026-12-23T08:00:00", "2026-12-28T08:00:00"],
  ["a holiday", "2026-12-24T08:00:00", "2026-12-29T00:00:00"],
  [
    "New Year's Eve, whose next day is none of the holidays given",
    "2026-12-31T08:00:00",
    "2027-01-01T08:00:00",
  ],
])("an enquiry of %s is due by the end of the next working day", (_case, submitted, due) => {
  expect(promisedBy(wib(submitted), holidays)).toEqual(wib(due));
});

test("entries of the holiday list that are no dates are ignored", () => {
  expect([...holidays]).toEqual(["2026-12-24", "2026-12-25"]);
  expect(parseHolidays(undefined).size).toBe(0);
});

test.each([["2026-12-25/2027-01-01 | 2027-02-17\n", ["2026-12-25", "2027-01-01", "2027-02-17"]]])(
  "holidays may be separated by anything: %j",
  (setting, days) => {
    expect([...parseHolidays(setting)]).toEqual(days);
  },
);
