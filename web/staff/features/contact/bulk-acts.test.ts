import { expect, test } from "vitest";
import { contactBulkInput } from "../../../../worker/contract/inbox/contact-change";
import type { ContactSubmission } from "../../../../worker/contract/inbox/contact-submission";
import { type BulkAct, doneText, toBody, undoingCalls } from "./use-contact-desk";

const sari = { id: 3, name: "Sari" };

function contact(id: number, values: Partial<ContactSubmission> = {}): ContactSubmission {
  return {
    id,
    name: `Pengirim ${id}`,
    stage: "new",
    lostReason: null,
    assignee: null,
    suspicions: [],
    version: 1,
    ...values,
  } as unknown as ContactSubmission;
}

const done = (...ids: number[]) => ids.map((id) => ({ id, ok: true, version: 10 + id }));

const acts: BulkAct[] = [
  { action: "stage", stage: "lost", lostReason: "Tidak membalas" },
  { action: "assign", assignee: null },
  { action: "not-spam" },
  { action: "delete" },
];

test.each(acts)("%j is a call that the contract knows", (act) => {
  expect(contactBulkInput.safeParse({ ...toBody(act), items: [{ id: 1, version: 2 }] }).success).toBe(true);
  expect(doneText(act, 2)).toContain("2 kontak");
});

test("undoing a stage change makes one call for each former stage, with the new versions", () => {
  const before = [
    contact(1),
    contact(2, { stage: "lost", lostReason: "Terlalu mahal" }),
    contact(3),
    contact(4, { stage: "contacted" }),
  ];
  const calls = undoingCalls({ action: "stage", stage: "contacted" }, before, done(1, 2, 3, 4));
  expect(calls).toEqual([
    {
      action: "stage",
      stage: "new",
      items: [
        { id: 1, version: 11 },
        { id: 3, version: 13 },
      ],
    },
    { action: "stage", stage: "lost", lostReason: "Terlalu mahal", items: [{ id: 2, version: 12 }] },
  ]);
});

test("undo skips refused and unchanged items", () => {
  const before = [contact(1, { assignee: sari }), contact(2), contact(3)];
  const results = [...done(1, 2), { id: 3, ok: false, code: "conflict", message: "Sudah diubah" }];
  expect(undoingCalls({ action: "assign", assignee: sari }, before, results)).toEqual([
    { action: "assign", assigneeId: null, items: [{ id: 2, version: 12 }] },
  ]);
});

test("the spam mark can be undone, a deletion cannot", () => {
  const before = [contact(1), contact(2, { suspicions: ["links"] })];
  const calls = (action: "spam" | "not-spam" | "delete") => undoingCalls({ action }, before, done(1, 2));
  expect(calls("spam")).toEqual([{ action: "not-spam", items: [{ id: 1, version: 11 }] }]);
  expect(calls("not-spam")).toEqual([{ action: "spam", items: [{ id: 2, version: 12 }] }]);
  expect(calls("delete")).toEqual([]);
});
