import { Column, type DriverValueDecoder, is, Placeholder, SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";

/** Without Drizzle's relational queries: setting them up costs each request more than a copy of a page does. */
export function createDatabase(binding: D1Database) {
  return drizzle(binding);
}

export type Database = ReturnType<typeof createDatabase>;

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

/** Writes queries for `preparedQuery`, and asks nobody. */
export const writer: Database = createDatabase(undefined as unknown as D1Database);

/** What of Drizzle's query a statement is made of. */
interface Query<Rows = unknown> {
  toSQL(): { sql: string; params: unknown[] };
  readonly _: { readonly selectedFields: object; readonly result: Rows };
}

/** A query of which only the values change from one time to the next. */
export interface Statement<Rows> {
  bind(db: Database, values: Readonly<Record<string, unknown>>): D1PreparedStatement;
  read(results: readonly object[]): Rows;
}

/**
 * What `write` writes with `writer`, and with `sql.placeholder` for what changes: once per isolate, when it is first
 * asked. To write the queries of a page anew takes as long as to make its HTML.
 */
export function preparedQuery<Rows>(write: () => Query<Rows>): Statement<Rows> {
  let known: ReturnType<typeof prepare> | undefined;
  const prepared = () => {
    known ??= prepare(write());
    return known;
  };
  return {
    bind(db, values) {
      const { text, params } = prepared();
      const bound = params.map((param) => (is(param, Placeholder) ? values[param.name] : param));
      return db.$client.prepare(text).bind(...bound);
    },
    read: (results) => results.map((result) => readRow(prepared().columns, Object.values(result))) as Rows,
  };
}

type Field = Column | SQL | SQL.Aliased;

/** For `preparedQuery` a query that Drizzle's builder cannot write: the SQL selects the `columns` of these fields. */
export function rawQuery<Row>(fields: Record<keyof Row, Field>, write: (columns: SQL) => SQL): Query<Row[]> {
  const columns = sql.join(Object.values<Field>(fields), sql`, `);
  return {
    toSQL: () => dialect.sqlToQuery(write(columns)),
    _: { selectedFields: fields, result: [] },
  };
}

/** The rows of each statement, in one round trip; `values` are those of all of them. */
export async function readBatch<Answers extends unknown[]>(
  db: Database,
  values: Readonly<Record<string, unknown>>,
  ...statements: { [Index in keyof Answers]: Statement<Answers[Index]> }
): Promise<Answers> {
  const answered = await db.$client.batch<object>(statements.map((one) => one.bind(db, values)));
  return statements.map((one, index) => one.read(answered[index]?.results ?? [])) as Answers;
}

/** A column of a result, and what its values are read with. */
type Read = readonly [name: string, decoder: DriverValueDecoder<unknown, unknown>];

function prepare(query: Query) {
  const { sql: text, params } = query.toSQL();
  const columns = Object.entries(query._.selectedFields).map(
    ([name, field]: [string, Field]): Read => [name, decoderOf(field)],
  );
  return { text, params, columns };
}

function decoderOf(field: Field): DriverValueDecoder<unknown, unknown> {
  if (is(field, Column)) return field;
  const expression = is(field, SQL) ? field : field.sql;
  return (expression as unknown as { decoder: DriverValueDecoder<unknown, unknown> }).decoder;
}

function readRow(columns: readonly Read[], values: readonly unknown[]): object {
  if (values.length !== columns.length) throw new Error("two columns of a statement have one name");
  const row: Record<string, unknown> = {};
  columns.forEach(([name, decoder], index) => {
    const value = values[index];
    row[name] = value === null ? null : decoder.mapFromDriverValue(value);
  });
  return row;
}

/** Words of a search that count: D1 refuses conditions that are nested too deep. */
const maxWords = 12;

/** Holds where a text has all the words, in any case. */
export function hasWords(text: SQL, words: string): SQL {
  const wanted = [...new Set(words.split(" "))].slice(0, maxWords);
  // Not LIKE: D1 refuses patterns of more than 50 bytes.
  const found = wanted.map((word) => sql`instr(lower(${text}), lower(${word})) > 0`);
  return sql`(${sql.join(found, sql` AND `)})`;
}
