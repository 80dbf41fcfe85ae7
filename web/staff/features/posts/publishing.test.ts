import { expect, test } from "vitest";
import { inWritingOrder, tomorrow, weekdayOf } from "./desk/drip-plan";

test("tomorrow is the one of Jakarta, which begins at five in the afternoon of UTC", () => {
  expect(tomorrow(Date.parse("2026-11-22T16:59:59Z"))).toBe("2026-11-23");
  expect(tomorrow(Date.parse("2026-11-22T17:00:00Z"))).toBe("2026-11-24");
  expect(tomorrow(Date.parse("2026-12-31T01:00:00Z"))).toBe("2027-01-01");
});

test("a weekday is the one of Jakarta", () => {
  expect(weekdayOf("2026-12-07T02:00:00.000Z")).toBe("Sen");
  expect(weekdayOf("2026-12-06T17:30:00.000Z")).toBe("Sen");
  expect(weekdayOf("2026-12-06T16:30:00.000Z")).toBe("Min");
});

test("the oldest post goes out first", () => {
  expect(inWritingOrder([{ id: 9 }, { id: 2 }, { id: 5 }]).map(({ id }) => id)).toEqual([2, 5, 9]);
});
