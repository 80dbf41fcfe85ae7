import { expect, test } from "vitest";
import { type ChangedPart, holds, inverseOf, storedText, withChange } from "./change-text";

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

test("a change that is there already is known by what it says, not by how its time is written", () => {
  expect(holds(open, { nextAction: "Telepon", nextActionAt: "2026-11-24T09:00:00+07:00" })).toBe(true);
  expect(holds(open, { assigneeId: 7, stage: "proposal" })).toBe(true);
  expect(holds(open, { nextAction: null, nextActionAt: null })).toBe(false);
});

test("the way back brings the reason along, and nothing that was not changed", () => {
  expect(inverseOf(lost, { stage: "won" })).toEqual({ stage: "lost", lostReason: "Harga" });
  expect(inverseOf(open, { stage: "lost", lostReason: "Harga" })).toEqual({ stage: "proposal" });
  expect(inverseOf(lost, { lostReason: "Waktu" })).toEqual({ lostReason: "Harga" });
  expect(inverseOf(open, { assigneeId: null })).toEqual({ assigneeId: 7 });
  expect(inverseOf(open, { nextAction: null, nextActionAt: null })).toEqual({
    nextAction: "Telepon",
    nextActionAt: "2026-11-24T02:00:00.000Z",
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
