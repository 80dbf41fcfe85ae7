import { expect, test } from "vitest";
import { nameStepTime, quickTimes, stepTimeFault } from "./step-times";

const jakarta = (text: string) => Date.parse(`${text}:00+07:00`);
const named = (now: string) =>
  quickTimes(jakarta(now)).map(({ label, time }) => `${label} = ${time.day} ${time.clock}`);

test("on a working morning the afternoon is still to be had", () => {
  expect(named("2026-11-23T09:00")).toEqual([
    "Hari ini 14.00 = 2026-11-23 14:00",
    "Besok 09.00 = 2026-11-24 09:00",
    "3 hari lagi = 2026-11-26 09:00",
    "Minggu depan = 2026-11-30 09:00",
  ]);
});

test("no quick time falls on a weekend, or is over", () => {
  expect(named("2026-11-27T15:00")).toEqual([
    "Senin 09.00 = 2026-11-30 09:00",
    "3 hari lagi = 2026-11-30 09:00",
    "Minggu depan = 2026-11-30 09:00",
  ]);
  expect(named("2026-11-28T08:00")[0]).toBe("Senin 09.00 = 2026-11-30 09:00");
  expect(named("2026-11-29T23:30")).toEqual([
    "Besok 09.00 = 2026-11-30 09:00",
    "3 hari lagi = 2026-12-02 09:00",
    "Minggu depan = 2026-11-30 09:00",
  ]);
});

test("a step is ahead, unless it stays when it was", () => {
  const now = jakarta("2026-11-23T09:00");
  expect(stepTimeFault({ day: "2026-11-23", clock: "09:01" }, now, null)).toBeNull();
  expect(stepTimeFault({ day: "2026-11-23", clock: "09:00" }, now, null)).toMatch(/sudah lewat/);
  expect(stepTimeFault({ day: "2026-11-20", clock: "09:00" }, now, "2026-11-20T02:00:00.000Z")).toBeNull();
  for (const time of [
    { day: "", clock: "09:00" },
    { day: "2026-11-24", clock: "" },
    { day: "", clock: "" },
  ]) {
    expect(stepTimeFault(time, now, null)).toMatch(/Isi tanggal/);
  }
});

test("what is over is told so", () => {
  const now = jakarta("2026-11-23T09:00");
  expect(nameStepTime("2026-11-24T02:00:00Z", now)).toBe("besok 09.00 WIB");
  expect(nameStepTime("2026-11-22T02:00:00Z", now)).toBe("lewat, kemarin 09.00 WIB");
});
