import { expect, test } from "vitest";
import { stepOf, waitOf } from "./wait";

const minute = 60_000;
const now = Date.parse("2026-12-01T03:00:00Z");
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");
const at = (minutes: number) => new Date(now + minutes * minute).toISOString();

const waiting = { stage: "new", dueAt: at(90), firstResponseAt: null, suspicions: [] } as const;

test("who was promised an answer waits for it, and from that minute on longer than promised", () => {
  expect(waitOf({ ...waiting, suspicions: [] }, now)).toEqual({
    isOverdue: false,
    text: "Menunggu, sisa 1\u00a0jam",
  });
  expect(waitOf({ ...waiting, suspicions: [], dueAt: at(0) }, now)?.isOverdue).toBe(true);
  expect(plain(waitOf({ ...waiting, suspicions: [], dueAt: at(-300) }, now)?.text)).toBe("Lewat janji 5 jam");
});

test.each([
  ["who was answered", { firstResponseAt: at(-5) }],
  ["whom somebody sees to", { stage: "contacted" as const }],
  ["who was promised nothing", { dueAt: null }],
  ["who may be no person", { suspicions: ["links" as const] }],
])("%s does not wait", (_, values) => {
  expect(waitOf({ ...waiting, suspicions: [], ...values }, now)).toBeNull();
});

test("a next step is shown while the enquiry is open, and is late from its minute on", () => {
  const step = { stage: "proposal", nextAction: "Kirim penawaran", nextActionAt: at(5) } as const;
  expect(stepOf(step, now)).toEqual({ text: "Kirim penawaran", at: now + 5 * minute, isLate: false });
  expect(stepOf({ ...step, nextActionAt: at(0) }, now)?.isLate).toBe(true);
  expect(stepOf({ ...step, nextActionAt: null }, now)).toEqual({
    text: "Kirim penawaran",
    at: null,
    isLate: false,
  });
  expect(stepOf({ ...step, nextAction: null }, now)?.text).toBe("Hubungi lagi");
  expect(stepOf({ ...step, nextAction: null, nextActionAt: null }, now)).toBeNull();
  expect(stepOf({ ...step, stage: "won" }, now)).toBeNull();
});
