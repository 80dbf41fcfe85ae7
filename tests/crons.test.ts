import { expect, test } from "vitest";
import { readText } from "./support/files";

test("what runs once a week runs at a time that the deployment names", () => {
  const [, weekly = ""] = /const weeklyCron = "([^"]+)"/.exec(readText("worker/schedule.ts")) ?? [];
  const [, crons = ""] = /^crons = \[(.*)\]$/m.exec(readText("wrangler.toml")) ?? [];
  expect(weekly).not.toBe("");
  expect(crons.split(", ")).toContain(JSON.stringify(weekly));
});
