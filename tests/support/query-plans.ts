import { env } from "cloudflare:workers";
import { interceptedDatabase } from "./intercepted-database";

interface Step {
  id: number;
  parent: number;
  detail: string;
}

/** The steps that SQLite takes for each statement that `work` sends, as EXPLAIN QUERY PLAN tells them. */
export async function explainQueries(work: (database: D1Database) => Promise<unknown>): Promise<string[][]> {
  const plans = await explainAll(work);
  return plans.map(({ steps }) => steps.map(({ detail }) => detail));
}

/**
 * The statements that `work` sends in which SQLite scans a table or a subquery once for each row of another one, with
 * those scans: their time grows with the square of the rows.
 */
export async function findNestedScans(work: (database: D1Database) => Promise<unknown>): Promise<string[]> {
  const plans = await explainAll(work);
  return plans.flatMap(({ statement, steps }) => {
    const correlated = new Set(
      steps.filter(({ detail }) => detail.startsWith("CORRELATED")).map(({ id }) => id),
    );
    return [...Map.groupBy(steps, ({ parent }) => parent)].flatMap(([parent, siblings]) => {
      const loops = siblings.filter(({ detail }) => /^(SCAN|SEARCH) /.test(detail));
      const nested = loops.filter(({ detail }, index) => {
        // The first loop of a correlated subquery runs once for each row of the statement around the subquery. A
        // subquery without a name holds what an index found for that row.
        if (index === 0) return correlated.has(parent) && /^SCAN (?!\(|.* VIRTUAL TABLE)/.test(detail);
        return /^SCAN (?!.* VIRTUAL TABLE)/.test(detail);
      });
      return nested.map(({ detail }) => `${detail} in ${statement.slice(0, 300)}`);
    });
  });
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
