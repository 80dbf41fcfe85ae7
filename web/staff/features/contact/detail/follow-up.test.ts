import { expect, test } from "vitest";
import { quickTimes, stepTimeFault } from "./step-form";
import { invertChange } from "./use-contact-changes";

type Before = Parameters<typeof invertChange>[0];
const open: Before = {
  ...{ stage: "proposal", assignee: { id: 7, name: "Sari" }, valueIdr: 5, lostReason: null },
  ...{ nextAction: "Telepon", nextActionAt: "2026-11-24T02:00:00.000Z" },
};
const lost: Before = { ...open, stage: "lost", lostReason: "Harga" };

test("the way back brings the reason along, and nothing that was not changed", () => {
  const now = Date.parse("2026-11-23T02:00:00.000Z");
  expect(invertChange(lost, { stage: "won" }, now)).toEqual({ stage: "lost", lostReason: "Harga" });
  expect(invertChange(open, { stage: "lost", lostReason: "Harga" }, now)).toEqual({ stage: "proposal" });
  expect(invertChange(open, { assigneeId: null }, now)).toEqual({ assigneeId: 7 });
  const done = { nextAction: null, nextActionAt: null };
  expect(invertChange(open, done, now)).toEqual({ nextAction: "Telepon", nextActionAt: open.nextActionAt });
  // A step without a time would be in no list and never reminded.
  const over = Date.parse("2026-11-25T02:00:00.000Z");
  const ahead = "2026-11-25T02:05:00.000Z";
  expect(invertChange(open, done, over)).toEqual({ nextAction: "Telepon", nextActionAt: ahead });
});

const jakarta = (text: string) => Date.parse(`${text}:00+07:00`);
const named = (now: string) =>
  quickTimes(jakarta(now)).map(({ label, time }) => `${label} = ${time.day} ${time.clock}`);

test("no quick time falls on a weekend, or is over", () => {
  expect(named("2026-11-23T09:00")).toEqual([
    "Hari ini 14.00 = 2026-11-23 14:00",
    "Besok 09.00 = 2026-11-24 09:00",
    "3 hari lagi = 2026-11-26 09:00",
    "Minggu depan = 2026-11-30 09:00",
  ]);
  expect(named("2026-11-27T15:00")).toEqual([
    "Senin 09.00 = 2026-11-30 09:00",
    "3 hari lagi = 2026-11-30 09:00",
    "Minggu depan = 2026-11-30 09:00",
  ]);
});

test("the time of a step is whole, and ahead", () => {
  const now = jakarta("2026-11-23T09:00");
  expect(stepTimeFault({ day: "2026-11-23", clock: "09:01" }, now)).toBeNull();
  expect(stepTimeFault({ day: "2026-11-23", clock: "09:00" }, now)).toMatch(/sudah lewat/);
  expect(stepTimeFault({ day: "2026-11-24", clock: "" }, now)).toMatch(/Isi tanggal/);
});
