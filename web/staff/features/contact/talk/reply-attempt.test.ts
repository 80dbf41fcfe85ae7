import { expect, test } from "vitest";
import { attemptOf, readAttempt } from "./reply-attempt";

const words = { kind: "email", subject: "Penawaran", body: "Halo Ratna" } as const;
const answer = { firstResponse: true, contacted: true };
const again = { firstResponse: false, contacted: false };

test("the same words are the same try, also where the first one has answered the sender meanwhile", () => {
  const first = attemptOf(words, answer, null);
  expect(first).toMatchObject(answer);
  expect(attemptOf(words, again, first)).toEqual(first);
  expect(attemptOf(words, again, readAttempt(JSON.parse(JSON.stringify(first))))).toEqual(first);
});

test("other words are another message", () => {
  const first = attemptOf(words, answer, null);
  for (const other of [{ body: "Halo" }, { subject: "Lain" }]) {
    const second = attemptOf({ ...words, ...other }, again, first);
    expect(second.key).not.toBe(first.key);
    expect(second).toMatchObject(again);
  }
});

test("what is no try is none", () => {
  expect(readAttempt(null)).toBeNull();
  expect(readAttempt({ content: "x", key: 1 })).toBeNull();
});
