import { expect, test } from "vitest";
import { actions, may, mayGrant, type Role, roles } from "./rights";

/** The table of rights of the specification, written a second time. */
const table = {
  //                    owner, editor, writer, none
  "posts.read": [true, true, true, false],
  "posts.write": [true, true, false, false],
  "posts.write-own": [true, true, true, false],
  "posts.propose": [true, true, true, false],
  "posts.publish": [true, true, false, false],
  "posts.delete": [true, true, false, false],
  "generation.order": [true, true, true, false],
  "generation.publish": [true, true, false, false],
  "briefs.use": [true, true, true, false],
  "writing-rules.read": [true, true, true, false],
  "writing-rules.write": [true, true, false, false],
  "media.use": [true, true, true, false],
  "media.delete": [true, true, false, false],
  "formats.use": [true, true, false, false],
  "enquiries.use": [true, true, false, false],
  "site.edit": [true, true, false, false],
  "site.publish": [true, false, false, false],
  "addresses.use": [true, false, false, false],
  "moving.use": [true, false, false, false],
  "audit.read": [true, true, false, false],
  "staff.manage": [true, false, false, false],
  "operations.use": [true, false, false, false],
  "account.use": [true, true, true, false],
};

test("each role has exactly the rights of the table", () => {
  const answers = actions.map((action) => [action, [...roles, null].map((role) => may(role, action))]);
  expect(Object.fromEntries(answers)).toEqual(table);
});

test("no role may grant more than it has", () => {
  const given = (own: Role | null) => roles.filter((role) => mayGrant(own, role));
  expect([...roles, null].map(given)).toEqual([
    ["owner", "editor", "writer"],
    ["editor", "writer"],
    ["writer"],
    [],
  ]);
});
