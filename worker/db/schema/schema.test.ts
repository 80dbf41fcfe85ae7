import { env } from "cloudflare:workers";
import { is, SQL } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, SQLiteSyncDialect, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as auth from "./auth";
import * as blog from "./blog";
import * as contact from "./contact";
import * as generation from "./generation";
import * as media from "./media";
import * as moving from "./moving";
import * as site from "./site";

const dialect = new SQLiteSyncDialect();
const tables = [auth, blog, contact, generation, media, moving, site]
  .flatMap((feature) => Object.values<unknown>(feature))
  .filter((value): value is SQLiteTable => is(value, SQLiteTable))
  .map(getTableConfig);

async function query<Row>(statement: string): Promise<Row[]> {
  return (await env.DB.prepare(statement).all<Row>()).results;
}

function withoutParentheses(text: string): string {
  return text.replace(/^\((.*)\)$/s, "$1");
}

function declaredDefault(column: SQLiteColumn): string | null {
  const { default: value } = column;
  if (value === undefined) return null;
  if (is(value, SQL)) return withoutParentheses(dialect.sqlToQuery(value).sql);
  const stored = column.mapToDriverValue(value);
  return typeof stored === "string" ? `'${stored.replaceAll("'", "''")}'` : String(stored);
}

function declaredColumns({ columns }: (typeof tables)[number]) {
  return columns.map((column) => ({
    name: column.name,
    type: column.getSQLType().toUpperCase(),
    notNull: column.notNull,
    default: declaredDefault(column),
  }));
}

async function migratedColumns(table: string) {
  const rows = await query<{
    name: string;
    type: string;
    notnull: 0 | 1;
    dflt_value: string | null;
    pk: number;
  }>(`PRAGMA table_xinfo(${table})`);
  return rows.map(({ name, type, notnull, dflt_value, pk }) => ({
    name,
    type: type.toUpperCase(),
    // An INTEGER PRIMARY KEY is the row's own number and never null, but SQLite does not say so here.
    notNull: notnull === 1 || (pk > 0 && type.toUpperCase() === "INTEGER"),
    default: dflt_value === null ? null : withoutParentheses(dflt_value),
  }));
}

function declaredForeignKeys({ foreignKeys }: (typeof tables)[number]) {
  return foreignKeys.flatMap((key) => {
    const { columns, foreignTable, foreignColumns } = key.reference();
    return columns.map(({ name }, index) => ({
      from: name,
      table: getTableConfig(foreignTable).name,
      to: foreignColumns[index]?.name,
      onUpdate: (key.onUpdate ?? "no action").toUpperCase(),
      onDelete: (key.onDelete ?? "no action").toUpperCase(),
    }));
  });
}

async function migratedForeignKeys(name: string) {
  const rows = await query<{ table: string; from: string; to: string; on_update: string; on_delete: string }>(
    `PRAGMA foreign_key_list(${name})`,
  );
  return rows.map(({ table, from, to, on_update, on_delete }) => ({
    from,
    table,
    to,
    onUpdate: on_update,
    onDelete: on_delete,
  }));
}

function byText(items: object[]): object[] {
  return items.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
}

test("the migrations make the tables that the schema declares, and no others", async () => {
  const migrated = await query<{ name: string; type: string }>("PRAGMA table_list");
  // Virtual tables and their shadows, as full-text search has them, are beyond what Drizzle can declare.
  const names = migrated
    .filter(({ name, type }) => type === "table" && !/^(sqlite_|d1_|_cf_)/.test(name))
    .map(({ name }) => name);
  expect(names.sort()).toEqual(tables.map(({ name }) => name).sort());
});

test("every table has the columns and foreign keys that the schema declares", async () => {
  for (const table of tables) {
    const { name } = table;
    expect({
      name,
      columns: await migratedColumns(name),
      foreignKeys: byText(await migratedForeignKeys(name)),
    }).toEqual({
      name,
      columns: declaredColumns(table),
      foreignKeys: byText(declaredForeignKeys(table)),
    });
  }
});
