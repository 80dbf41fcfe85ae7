/** A call that leaves the Worker for D1: what was called, and how many statements go with it. */
export interface DatabaseCall {
  name: string;
  statements: number;
}

/** Stands between a call and its work; what it answers or throws is what the caller gets. */
export type Around = <T>(call: DatabaseCall, work: () => Promise<T>) => Promise<T>;

/** A database, and its sessions, whose every call to D1 goes through `around`. */
export function interceptedDatabase(database: D1Database, around: Around): D1Database {
  /** Statements as D1 made them: it takes no others into a batch. */
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

  function wrapStatement(statement: D1PreparedStatement): D1PreparedStatement {
    const proxy = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => wrapStatement(target.bind(...values));
        return wrapCall(target, name);
      },
    });
    originals.set(proxy, statement);
    return proxy;
  }

  function wrapCall(target: object, name: string | symbol): unknown {
    const value: unknown = Reflect.get(target, name);
    if (typeof value !== "function") return value;
    return (...values: unknown[]) =>
      around({ name: String(name), statements: 1 }, async () => value.apply(target, values));
  }

  function wrapSource<T extends D1Database | D1DatabaseSession>(source: T): T {
    return new Proxy(source, {
      get(target, name) {
        if (name === "prepare") return (query: string) => wrapStatement(target.prepare(query));
        if (name === "batch") {
          return (statements: D1PreparedStatement[]) =>
            around({ name, statements: statements.length }, () =>
              target.batch(statements.map((statement) => originals.get(statement) ?? statement)),
            );
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
