import { expect, test } from "vitest";
import {
  addDays,
  addMonths,
  isMonth,
  nameDay,
  nameInstant,
  nameMonth,
  nameShortly,
  toClock,
  toDay,
  toInstant,
  toWeekday,
} from "../../../worker/contract/jakarta";
import { publishTimeFault } from "../checks/schedule-dialog";
import { nameSpan, nameSpanFinely } from "../features/contact/wait";
import { parseRupiah, rupiahText, shortRupiahText } from "./rupiah-text";

const minute = 60_000;
const plain = (text: string) => text.replaceAll("\u00a0", " ");

test.each([
  [0, "1 menit", "kurang dari 1 menit"],
  [60, "1 jam", "1 jam"],
  [72, "1 jam", "1 jam 12 menit"],
  [48 * 60, "2 hari", "2 hari"],
  [51 * 60 + 59, "2 hari", "2 hari 3 jam"],
])("%d minutes are “%s”, and more finely “%s”", (minutes, text, fine) => {
  expect(plain(nameSpan(minutes * minute))).toBe(text);
  expect(plain(nameSpanFinely(minutes * minute))).toBe(fine);
});

test.each([
  [0, "Rp 0", "Rp 0"],
  [999_999, "Rp 999.999", "Rp 999.999"],
  [84_550_000, "Rp 84,6 juta", "Rp 84.550.000"],
  [999_960_000, "Rp 1 miliar", "Rp 999.960.000"],
  [12_500_000_000, "Rp 12,5 miliar", "Rp 12.500.000.000"],
])("%d rupiah are “%s” where there is little room, and “%s”", (rupiah, short, whole) => {
  expect(shortRupiahText(rupiah)).toBe(short);
  expect(rupiahText(rupiah)).toBe(whole);
});

const now = Date.parse("2026-12-07T02:00:00Z");

test("a time that is past or not filled in is refused in a sentence", () => {
  expect(publishTimeFault("2026-12-07", "09:01", now)).toBeNull();
  expect(publishTimeFault("2026-12-07", "09:00", now)).toContain("sudah lewat");
  expect(publishTimeFault("", "09:00", now)).toContain("Isi tanggal");
  expect(publishTimeFault("2026-12-08", "", now)).toContain("Isi tanggal");
});

test("a day and a time of day are those of Jakarta, and the way back", () => {
  const instant = Date.parse("2026-12-06T18:30:00Z");
  expect(toDay(instant)).toBe("2026-12-07");
  expect(toClock(instant)).toBe("01:30");
  expect(toInstant("2026-12-07", "01:30")).toBe(instant);
  expect(toInstant("", "09:00")).toBeNaN();
  expect(toInstant("2026-12-07", "")).toBeNaN();
});

test("days and months are counted over the end of a year", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(addMonths("2026-12", 1)).toBe("2027-01");
  expect(addMonths("2026-01", -1)).toBe("2025-12");
});

test("weeks begin on Monday", () => {
  expect(toWeekday("2026-12-07")).toBe(1);
  expect(toWeekday("2026-12-06")).toBe(7);
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

test.each([
  ["12.000.000", 12_000_000],
  ["Rp 12.000.000", 12_000_000],
  ["Rp. 12.000.000,00", 12_000_000],
  ["12 juta rupiah", 12_000_000],
  ["1,5 juta", 1_500_000],
  ["2 juta 500 ribu", 2_500_000],
  ["500k", 500_000],
  ["2 M", 2_000_000_000],
  ["0", 0],
])("%s is %i rupiah", (typed, value) => {
  expect(parseRupiah(typed)).toBe(value);
});

test.each(["", "Rp"])("%j is no value at all", (typed) => {
  expect(parseRupiah(typed)).toBeNull();
});

test.each(["murah", "-5", "10-12 juta", "12,5", "1.000.000.000.000", "1e9"])(
  "%j is not understood",
  (typed) => {
    expect(parseRupiah(typed)).toBeNaN();
  },
);
