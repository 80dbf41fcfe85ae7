import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The last one that took something away. */
const lastThatReplaced = "0006_staff_security.sql";

const migrations = readdirSync("migrations").filter((name) => name > lastThatReplaced);

test("there are migrations to look at", () => {
  expect(migrations.length).toBeGreaterThan(0);
});

test.each(migrations)("%s only adds, so that the version before goes on working", (name) => {
  const sql = readFileSync(`migrations/${name}`, "utf8").replace(/--.*$/gm, "");
  expect(sql).not.toMatch(/\b(DROP|RENAME)\b/i);
});
