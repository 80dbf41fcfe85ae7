import { env } from "cloudflare:workers";
import { interceptedDatabase } from "./intercepted-database";

interface Step {
  id: number;
  parent: number;
  detail: string;
}

/** The steps that SQLite takes for each statement that `work` sends, as EXPLAIN QUERY PLAN tells them. */
export async function plansOf(work: (database: D1Database) => Promise<unknown>): Promise<string[][]> {
  const plans = await explainAll(work);
  return plans.map(({ steps }) => steps.map(({ detail }) => detail));
}

/**
 * The statements that `work` sends in which SQLite scans a table or a subquery once for each row of another one, with
 * those scans: their time grows with the square of the rows.
 */
export async function nestedScansOf(work: (database: D1Database) => Promise<unknown>): Promise<string[]> {
  const plans = await explainAll(work);
  return plans.flatMap(({ statement, steps }) =>
    [...Map.groupBy(steps, ({ parent }) => parent).values()].flatMap((siblings) => {
      const loops = siblings.filter(({ detail }) => /^(SCAN|SEARCH) /.test(detail));
      const nested = loops.slice(1).filter(({ detail }) => /^SCAN (?!.* VIRTUAL TABLE)/.test(detail));
      return nested.map(({ detail }) => `${detail} in ${statement.slice(0, 300)}`);
    }),
  );
}

async function explainAll(work: (database: D1Database) => Promise<unknown>) {
  const statements: string[] = [];
  await work(
    interceptedDatabase(env.DB, ({ sql }, call) => {
      statements.push(...sql.split(";\n"));
      return call();
    }),
  );
  return Promise.all(statements.map(async (statement) => ({ statement, steps: await explain(statement) })));
}

async function explain(statement: string): Promise<Step[]> {
  const values = Array(statement.match(/\?/g)?.length ?? 0).fill(1);
  const prepared = env.DB.prepare(`EXPLAIN QUERY PLAN ${statement}`).bind(...values);
  return (await prepared.all<Step>()).results;
}
