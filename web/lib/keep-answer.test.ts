import { expect, test } from "vitest";
import { keepAnswer } from "./keep-answer";
import { createQueryClient } from "./query-client";

const queryKey = ["claims"];

test("what was asked before a write does not put the old state back when it is answered after it", async () => {
  const client = createQueryClient();
  client.setQueryData(queryKey, ["one", "two"]);
  let answerLate = (_: string[]) => {};
  const late = client
    .fetchQuery({ queryKey, staleTime: 0, queryFn: () => new Promise<string[]>((ok) => (answerLate = ok)) })
    .catch(() => {});
  await keepAnswer(client, queryKey, ["two"]);
  answerLate(["one", "two"]);
  await late;
  expect(client.getQueryData(queryKey)).toEqual(["two"]);
});

test("what is not asked for again is shown anew from what it was", async () => {
  const client = createQueryClient();
  client.setQueryData(queryKey, ["one"]);
  await keepAnswer<string[]>(client, queryKey, (known = []) => ["new", ...known]);
  expect(client.getQueryData(queryKey)).toEqual(["new", "one"]);
});
