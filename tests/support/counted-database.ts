/** A database that counts: `roundTrips` are calls that go to D1, `statements` what they run. */
export function countedDatabase(database: D1Database) {
  const count = { roundTrips: 0, statements: 0 };

  /** Statements as D1 made them: it takes no others into a batch. */
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

  function countedStatement(statement: D1PreparedStatement): D1PreparedStatement {
    const proxy = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => countedStatement(target.bind(...values));
        return countedCall(target, name);
      },
    });
    originals.set(proxy, statement);
    return proxy;
  }

  function countedCall(target: object, name: string | symbol): unknown {
    const value = Reflect.get(target, name);
    if (typeof value !== "function") return value;
    return (...values: unknown[]) => {
      count.roundTrips += 1;
      count.statements += 1;
      return value.apply(target, values);
    };
  }

  function countedSource<T extends D1Database | D1DatabaseSession>(source: T): T {
    return new Proxy(source, {
      get(target, name) {
        if (name === "prepare") return (query: string) => countedStatement(target.prepare(query));
        if (name === "batch") {
          return (statements: D1PreparedStatement[]) => {
            count.roundTrips += 1;
            count.statements += statements.length;
            return target.batch(statements.map((statement) => originals.get(statement) ?? statement));
          };
        }
        if (name === "withSession") {
          return (constraint?: string) => countedSource((target as D1Database).withSession(constraint));
        }
        return name === "getBookmark"
          ? () => (target as D1DatabaseSession).getBookmark()
          : countedCall(target, name);
      },
    });
  }

  return { database: countedSource(database), count };
}
