import { Column, type DriverValueDecoder, is, Placeholder, SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";

/**
 * Drizzle's relational queries are not set up, because that would cost each request more than serving a cached page.
 */
export function createDatabase(binding: D1Database) {
  return drizzle(binding);
}

export type Database = ReturnType<typeof createDatabase>;

const dialect = new SQLiteAsyncDialect();

/**
 * Runs raw statements in one transaction and returns the rows of each; `db.batch` accepts only queries of Drizzle's
 * builder.
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

/** The same with named statements, run in order; returns the rows by name, with the type of each `sql<Row>`. */
export async function batchNamed<Statements extends Record<string, SQL>>(
  db: Database,
  statements: Statements,
): Promise<{ [Name in keyof Statements]: RowOf<Statements[Name]>[] }> {
  const results = await batchSql(db, Object.values(statements));
  const named = Object.keys(statements).map((name, index) => [name, results[index] ?? []]);
  return Object.fromEntries(named) as { [Name in keyof Statements]: RowOf<Statements[Name]>[] };
}

/** A database for building queries of `preparedQuery`; it cannot run them. */
export const writer: Database = createDatabase(undefined as unknown as D1Database);

/** The part of a Drizzle query that a prepared query needs. */
interface Query<Rows = unknown> {
  toSQL(): { sql: string; params: unknown[] };
  readonly _: { readonly selectedFields: object; readonly result: Rows };
}

/** A prepared query; only its values change. */
export interface Statement<Rows> {
  bind(db: Database, values: Readonly<Record<string, unknown>>): D1PreparedStatement;
  read(results: readonly object[]): Rows;
}

/**
 * Prepares the query that `write` builds with `writer` and `sql.placeholder`, once per isolate on first use. Building a
 * page's queries takes as long as rendering it.
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

/**
 * A raw query for `preparedQuery`, for SQL that Drizzle's builder cannot express; it must select the `columns` of
 * `fields`.
 */
export function rawQuery<Row>(fields: Record<keyof Row, Field>, write: (columns: SQL) => SQL): Query<Row[]> {
  const columns = sql.join(Object.values<Field>(fields), sql`, `);
  return {
    toSQL: () => dialect.sqlToQuery(write(columns)),
    _: { selectedFields: fields, result: [] },
  };
}

/** Runs prepared queries in one round trip; `values` are shared by all of them. */
export async function readBatch<Answers extends unknown[]>(
  db: Database,
  values: Readonly<Record<string, unknown>>,
  ...statements: { [Index in keyof Answers]: Statement<Answers[Index]> }
): Promise<Answers> {
  const answered = await db.$client.batch<object>(statements.map((one) => one.bind(db, values)));
  return statements.map((one, index) => one.read(answered[index]?.results ?? [])) as Answers;
}

type Read = readonly [name: string, decoder: DriverValueDecoder<unknown, unknown>];

function prepare(query: Query) {
  const { sql: text, params } = query.toSQL();
  const columns = Object.entries(query._.selectedFields).map(
    ([name, field]: [string, Field]): Read => [name, findDecoder(field)],
  );
  return { text, params, columns };
}

function findDecoder(field: Field): DriverValueDecoder<unknown, unknown> {
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

/** Maximum number of search words, because D1 limits the depth of conditions. */
const maxWords = 12;

/** SQL condition: the text contains all words, in any case. */
export function hasWords(text: SQL, words: string): SQL {
  const all = [...new Set(words.split(" "))];
  const wanted = all.filter((word) => !all.some((other) => other !== word && other.includes(word)));
  // `instr` instead of LIKE, because D1 limits LIKE patterns to 50 bytes.
  const found = wanted.slice(0, maxWords).map((word) => sql`instr(folded, lower(${word})) > 0`);
  // LIMIT keeps SQLite from folding the text once for each word.
  return sql`EXISTS (SELECT 1 FROM (SELECT lower(${text}) AS folded LIMIT 1) WHERE ${sql.join(found, sql` AND `)})`;
}
