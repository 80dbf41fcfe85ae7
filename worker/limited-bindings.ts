import { AppError } from "./app-error";
import { within } from "./http/within";

/** Milliseconds for a statement or a batch; D1 itself gives up on one after 30 s. */
const databaseMs = 15_000;
/** Milliseconds for a call to KV, a queue or the assets. */
const callMs = 5_000;

/** What a binding answers; an error that may be shown where it does not answer in time. The call goes on. */
export function answerInTime<T>(name: string, ms: number, call: Promise<T>): Promise<T> {
  // Made only when it is wanted: an error notes the whole stack.
  const late = () =>
    new AppError("upstream_failed", "Layanan sedang tidak menjawab. Silakan coba lagi.", {
      cause: new Error(`${name} took more than ${ms} ms`),
    });
  return within(ms, late, call);
}

/** A database of which nobody waits for ever: what is used of one here, `prepare` and `batch`. */
export function limitDatabase(source: Pick<D1Database, "prepare" | "batch">): D1Database {
  /** D1 takes only its own statements into a batch. */
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const answered = <T>(call: Promise<T>) => answerInTime("D1", databaseMs, call);

  function limitStatement(original: D1PreparedStatement): D1PreparedStatement {
    const limited = {
      bind: (...values: unknown[]) => limitStatement(original.bind(...values)),
      first: (...names: []) => answered(original.first(...names)),
      run: () => answered(original.run()),
      all: () => answered(original.all()),
      raw: (...options: []) => answered(original.raw(...options)),
    } as D1PreparedStatement;
    originals.set(limited, original);
    return limited;
  }

  const limited: Pick<D1Database, "prepare" | "batch"> = {
    prepare: (query) => limitStatement(source.prepare(query)),
    batch: (statements) =>
      answered(source.batch(statements.map((statement) => originals.get(statement) ?? statement))),
  };
  return limited as D1Database;
}

/** KV, a queue or the assets, of which nobody waits for ever. */
export function limitCalls<T extends object>(name: string, binding: T): T {
  return new Proxy(binding, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== "function") return value;
      return (...values: unknown[]) => answerInTime(name, callMs, value.apply(target, values));
    },
  });
}
