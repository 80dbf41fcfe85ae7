import { env } from "cloudflare:workers";
import { interceptedDatabase } from "./intercepted-database";

/** The steps that SQLite takes for each statement that `work` sends, as EXPLAIN QUERY PLAN tells them. */
export async function plansOf(work: (database: D1Database) => Promise<unknown>): Promise<string[][]> {
  const statements: string[] = [];
  await work(
    interceptedDatabase(env.DB, ({ sql }, call) => {
      statements.push(...sql.split(";\n"));
      return call();
    }),
  );
  return Promise.all(statements.map(planOf));
}

async function planOf(statement: string): Promise<string[]> {
  const values = Array(statement.match(/\?/g)?.length ?? 0).fill(1);
  const prepared = env.DB.prepare(`EXPLAIN QUERY PLAN ${statement}`).bind(...values);
  const { results } = await prepared.all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}
