import { expect, test } from "vitest";
import type { AuditEvent } from "../../../../worker/contract/audit";
import { countText, groupEvents, readFilter, toPath, toSubjectPath } from "./audit-list";

test.each([
  ["/admin/audit", { page: 1, kind: "", actor: null, from: "", to: "" }],
  [
    "/admin/audit?kind=post&actor=3&dari=2026-11-01&sampai=2026-11-30&page=2",
    { page: 2, kind: "post", actor: 3, from: "2026-11-01", to: "2026-11-30" },
  ],
] as const)("%s is read and written", (address, filter) => {
  const { search } = new URL(address, "http://localhost");
  expect(readFilter(new URLSearchParams(search))).toEqual(filter);
  expect(toPath(filter)).toBe(address);
});

test.each([
  "?page=0&kind=constructor&actor=x&dari=2026-02-30&sampai=besok",
  "?page=1e3&kind=&actor=-1",
  "?page=1&page=2&kind=Post",
])("whatever is not valid in %s counts as not given", (search) => {
  expect(readFilter(new URLSearchParams(search))).toEqual({
    page: 1,
    kind: "",
    actor: null,
    from: "",
    to: "",
  });
});

const event: AuditEvent = {
  ...{ id: 9, occurredAt: "2026-11-26T02:00:00Z", actorId: 1, actorName: "admin" },
  ...{ action: "post.trashed", subjectId: 4, label: "Judul", requestId: "satu" },
};

test("what one call did to several things is one row", () => {
  const groups = groupEvents([
    event,
    { ...event, id: 8, subjectId: 3 },
    { ...event, id: 7, action: "post.updated" },
    { ...event, id: 6, requestId: "dua" },
  ]);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([[9, 8], [7], [6]]);
  expect(countText(groups[0] ?? [])).toBe("2 artikel");
});

test("an event leads to what was changed, as long as it is there", () => {
  expect(toSubjectPath(event)).toBe("/admin/blog/edit/4");
  expect(toSubjectPath({ ...event, action: "contact.moved" })).toBe("/admin/contact/4");
  for (const action of ["post.deleted", "contact.person-erased", "login.failed", "masa-depan.sesuatu"]) {
    expect(toSubjectPath({ ...event, action }), action).toBeNull();
  }
});
