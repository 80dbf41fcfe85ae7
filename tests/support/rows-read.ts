import { env } from "cloudflare:workers";

/** How many rows D1 reads for the statements that `work` sends, as it bills them. No two columns of one are named alike. */
export async function rowsReadBy(work: (database: D1Database) => Promise<unknown>): Promise<number> {
  let rowsRead = 0;
  const originals = new Map<unknown, D1PreparedStatement>();

  function counted(statement: D1PreparedStatement): D1PreparedStatement {
    const all = async () => {
      const answer = await statement.all();
      rowsRead += answer.meta.rows_read;
      return answer;
    };
    const replaced: Partial<Record<string | symbol, unknown>> = {
      ...{ all, run: all },
      bind: (...values: unknown[]) => counted(statement.bind(...values)),
      raw: async () => (await all()).results.map((row) => Object.values(row)),
    };
    const proxy = new Proxy(statement, { get: (_, name) => replaced[name] });
    originals.set(proxy, statement);
    return proxy;
  }

  async function batch(statements: D1PreparedStatement[]) {
    const answers = await env.DB.batch(statements.map((statement) => originals.get(statement) ?? statement));
    for (const { meta } of answers) rowsRead += meta.rows_read;
    return answers;
  }

  const database: Partial<Record<string | symbol, unknown>> = {
    prepare: (sql: string) => counted(env.DB.prepare(sql)),
    batch,
  };
  await work(new Proxy(env.DB, { get: (_, name) => database[name] }));
  return rowsRead;
}
