import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The last one that took something away. */
const lastThatReplaced = "0006_staff_security.sql";
/** Migrations that the version before cannot work beside; `docs/operations.md` says when to deploy them. */
const replacing = ["0023_jobs.sql"];
/** A number that no migration ever had. */
const leftOut = 5;

const all = readdirSync("migrations").sort();
const migrations = all.filter((name) => name > lastThatReplaced && !replacing.includes(name));

test("there are migrations to look at", () => {
  expect(migrations.length).toBeGreaterThan(0);
});

test("migrations have names that say what they do, and the numbers from 1 on, each once", () => {
  expect(all.filter((name) => !/^\d{4}_[a-z][a-z\d_]*\.sql$/.test(name))).toEqual([]);
  const numbers = Array.from({ length: all.length + 1 }, (_, index) => index + 1);
  expect(all.map((name) => Number.parseInt(name, 10))).toEqual(
    numbers.filter((number) => number !== leftOut),
  );
});

/** The statements that run at once: without comments, strings, what triggers do later, and triggers and views that are replaced. */
function statements(sql: string): string {
  return sql
    .replace(/--.*$|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/gm, (part) => (part.startsWith("'") ? "''" : ""))
    .replace(/\bDROP\s+(TRIGGER|VIEW)\s+(\w+);\s*(?=CREATE\s+\1\s+\2\b)/gi, "")
    .replace(/\bCREATE\s+TRIGGER\b[\s\S]*?\bEND\s*;/gi, "");
}

test.each(migrations)("%s only adds, so that the version before goes on working", (name) => {
  const sql = statements(readFileSync(`migrations/${name}`, "utf8"));
  expect(sql.match(/\b(DROP|RENAME)\b.*/gi) ?? []).toEqual([]);
  // `ON DELETE CASCADE` says what follows from a deletion, and deletes nothing.
  expect(sql.match(/(?<!\bON\s+)\b(DELETE|UPDATE)\b.*|\b(OR\s+REPLACE|REPLACE\s+INTO)\b.*/gi) ?? []).toEqual(
    [],
  );
});

test("triggers have the shape that the server splits rightly: no CASE, BEGIN and END in capitals, lines that end in LF", () => {
  const triggers = all.flatMap((name) => {
    const sql = readFileSync(`migrations/${name}`, "utf8");
    expect(sql, name).not.toContain("\r");
    return sql.match(/\bCREATE\s+TRIGGER\b[\s\S]*?\bEND\s*;/gi) ?? [];
  });
  expect(triggers.length).toBeGreaterThan(20);
  const isPlain = (sql: string) => /\bBEGIN\b/.test(sql) && /\bEND;$/.test(sql) && !/\bCASE\b/i.test(sql);
  expect(triggers.filter((sql) => !isPlain(sql))).toEqual([]);
});
