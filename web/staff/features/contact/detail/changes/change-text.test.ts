import { expect, test } from "vitest";
import { type ChangedPart, inverseOf, storedText, withChange } from "./change-text";

const sari = { id: 7, name: "Sari" };
const open: ChangedPart = {
  ...{ stage: "proposal", assignee: sari, valueIdr: 5, lostReason: null },
  ...{ nextAction: "Telepon", nextActionAt: "2026-11-24T02:00:00.000Z" },
};
const lost: ChangedPart = { ...open, stage: "lost", lostReason: "Harga" };

test("what a change leaves out stays, and a reason goes with the stage that it was for", () => {
  expect(withChange(open, { valueIdr: null }, [])).toEqual({ ...open, valueIdr: null });
  expect(withChange(lost, { stage: "won" }, [])).toMatchObject({ stage: "won", lostReason: null });
  expect(withChange(open, { assigneeId: null }, [sari]).assignee).toBeNull();
  expect(withChange({ ...open, assignee: null }, { assigneeId: 7 }, [sari]).assignee).toEqual(sari);
});

const now = Date.parse("2026-11-23T02:00:00.000Z");

test("the way back brings the reason along, and nothing that was not changed", () => {
  expect(inverseOf(lost, { stage: "won" }, now)).toEqual({ stage: "lost", lostReason: "Harga" });
  expect(inverseOf(open, { stage: "lost", lostReason: "Harga" }, now)).toEqual({ stage: "proposal" });
  expect(inverseOf(lost, { lostReason: "Waktu" }, now)).toEqual({ lostReason: "Harga" });
  expect(inverseOf(open, { assigneeId: null }, now)).toEqual({ assigneeId: 7 });
  expect(inverseOf(open, { nextAction: null, nextActionAt: null }, now)).toEqual({
    nextAction: "Telepon",
    nextActionAt: "2026-11-24T02:00:00.000Z",
  });
  const over = Date.parse("2026-11-25T02:00:00.000Z");
  expect(inverseOf(open, { nextAction: null, nextActionAt: null }, over)).toEqual({
    nextAction: "Telepon",
    nextActionAt: null,
  });
});

test("what was stored is said in one line", () => {
  expect(storedText(lost, { stage: "lost" })).toBe("Tahap: Kalah (Harga)");
  expect(storedText(open, { assigneeId: 7 })).toBe("Penanggung jawab: Sari");
  expect(storedText({ ...open, valueIdr: 12_000_000 }, { valueIdr: 1 })).toBe("Nilai: Rp 12.000.000");
  expect(storedText({ ...open, nextAction: null, nextActionAt: null }, { nextAction: null })).toBe(
    "Langkah berikutnya selesai",
  );
});
