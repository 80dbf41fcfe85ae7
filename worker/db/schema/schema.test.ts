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
    // An INTEGER PRIMARY KEY is the rowid and never null, but SQLite does not report that.
    notNull: notnull === 1 || (pk > 0 && type.toUpperCase() === "INTEGER"),
    default: dflt_value === null ? null : withoutParentheses(dflt_value),
  }));
}

test("the migrations create every declared table with its columns", async () => {
  for (const table of tables) {
    const { name } = table;
    const columns = await migratedColumns(name);
    const names = table.columns.map((column) => column.name);
    expect({ name, columns: columns.filter((column) => names.includes(column.name)) }).toEqual({
      name,
      columns: declaredColumns(table),
    });
  }
});
