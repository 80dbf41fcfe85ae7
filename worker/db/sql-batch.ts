import type { SQL } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import type { Database } from "./client";

const dialect = new SQLiteAsyncDialect();

/**
 * Runs hand-written statements in one transaction and answers the rows of each. `db.batch` takes only what
 * Drizzle's builder made.
 */
export async function batchSql(db: Database, statements: readonly SQL[]): Promise<unknown[][]> {
  const prepared = statements.map((statement) => {
    const { sql, params } = dialect.sqlToQuery(statement);
    return db.$client.prepare(sql).bind(...params);
  });
  const results = await db.$client.batch(prepared);
  return results.map(({ results }) => results);
}

type RowOf<Statement> = Statement extends SQL<infer Row> ? Row : never;

/** The same in the order in which the statements are named; their rows, of the type of each `sql<Row>`, by these names. */
export async function batchNamed<Statements extends Record<string, SQL>>(
  db: Database,
  statements: Statements,
): Promise<{ [Name in keyof Statements]: RowOf<Statements[Name]>[] }> {
  const results = await batchSql(db, Object.values(statements));
  const named = Object.keys(statements).map((name, index) => [name, results[index] ?? []]);
  return Object.fromEntries(named) as { [Name in keyof Statements]: RowOf<Statements[Name]>[] };
}
