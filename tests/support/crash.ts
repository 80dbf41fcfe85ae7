/**
 * A D1 binding that does its work for `calls` round trips and dies right after the last of them: that one is
 * written, and whoever asked for it never hears so. Answers fail from then on.
 */
export function crashAfter(binding: D1Database, calls: number): D1Database {
  let left = calls;

  async function counted<T>(call: () => Promise<T>): Promise<T> {
    if (left <= 0) throw new Error("the Worker has crashed");
    left -= 1;
    const result = await call();
    if (left === 0) throw new Error("the Worker has crashed");
    return result;
  }

  const originals = new WeakMap<object, D1PreparedStatement>();
  function wrap(statement: D1PreparedStatement): D1PreparedStatement {
    const wrapped = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values));
        const value = Reflect.get(target, name) as unknown;
        if (typeof value !== "function") return value;
        return (...values: unknown[]) => counted(() => value.apply(target, values) as Promise<unknown>);
      },
    });
    originals.set(wrapped, statement);
    return wrapped;
  }

  return new Proxy(binding, {
    get(target, name) {
      if (name === "prepare") return (query: string) => wrap(target.prepare(query));
      if (name === "batch") {
        return (statements: D1PreparedStatement[]) =>
          counted(() => target.batch(statements.map((statement) => originals.get(statement) ?? statement)));
      }
      const value = Reflect.get(target, name) as unknown;
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
