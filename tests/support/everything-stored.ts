import { env } from "cloudflare:workers";

/** Names of all tables but the platform's own, those behind search indexes too. */
export async function tableNames(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'",
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** All that is stored, as text, by table, and below "KV" every key with its value. */
export async function everythingStored(): Promise<Map<string, string>> {
  const names = await tableNames();
  const answers = await env.DB.batch(names.map((name) => env.DB.prepare(`SELECT * FROM "${name}"`)));
  const stored = new Map(names.map((name, index) => [name, joinText(answers[index]?.results)]));
  return stored.set("KV", await textOfKv());
}

function joinText(rows: unknown): string {
  // D1 answers bytes as an array of numbers.
  return JSON.stringify(rows, (_key, value: unknown) =>
    Array.isArray(value) && value.length > 0 && value.every((byte) => typeof byte === "number")
      ? new TextDecoder().decode(Uint8Array.from(value))
      : value,
  );
}

async function textOfKv(): Promise<string> {
  const found: unknown[] = [];
  let cursor: string | undefined;
  do {
    const list: KVNamespaceListResult<unknown> = await env.KV.list(cursor ? { cursor } : {});
    for (const key of list.keys) found.push(key, await env.KV.get(key.name));
    cursor = list.list_complete ? undefined : list.cursor;
  } while (cursor);
  return JSON.stringify(found);
}
