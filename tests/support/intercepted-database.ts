/** A call that leaves the Worker for D1: what was called, how many statements go with it, and what they say. */
export interface DatabaseCall {
  name: string;
  statements: number;
  sql: string;
}

/** Stands between a call and its work; what it answers or throws is what the caller gets. */
export type Around = <T>(call: DatabaseCall, work: () => Promise<T>) => Promise<T>;

/** A database, and its sessions, whose every call to D1 goes through `around`. */
export function interceptedDatabase(database: D1Database, around: Around): D1Database {
  /** Statements as D1 made them: it takes no others into a batch. */
  const originals = new WeakMap<D1PreparedStatement, { statement: D1PreparedStatement; sql: string }>();

  function wrapStatement(statement: D1PreparedStatement, sql: string): D1PreparedStatement {
    const proxy = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => wrapStatement(target.bind(...values), sql);
        return wrapCall(target, name, sql);
      },
    });
    originals.set(proxy, { statement, sql });
    return proxy;
  }

  function wrapCall(target: object, name: string | symbol, sql = ""): unknown {
    const value: unknown = Reflect.get(target, name);
    if (typeof value !== "function") return value;
    return (...values: unknown[]) =>
      around({ name: String(name), statements: 1, sql }, async () => value.apply(target, values));
  }

  function wrapSource<T extends D1Database | D1DatabaseSession>(source: T): T {
    return new Proxy(source, {
      get(target, name) {
        if (name === "prepare") return (query: string) => wrapStatement(target.prepare(query), query);
        if (name === "batch") {
          return (statements: D1PreparedStatement[]) => {
            const sql = statements.map((statement) => originals.get(statement)?.sql ?? "").join(";\n");
            return around({ name, statements: statements.length, sql }, () =>
              target.batch(statements.map((statement) => originals.get(statement)?.statement ?? statement)),
            );
          };
        }
        if (name === "withSession") {
          return (constraint?: string) => wrapSource((target as D1Database).withSession(constraint));
        }
        return name === "getBookmark"
          ? () => (target as D1DatabaseSession).getBookmark()
          : wrapCall(target, name);
      },
    });
  }

  return wrapSource(database);
}
