import { AppError } from "./errors";

/**
 * The result of `work`. After `ms` milliseconds it rejects with the result of `late`, or with an Error that contains its
 * text; the work continues.
 */
export function within<T>(ms: number, late: string | (() => Error), work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, fail) => {
    const toError = () => (typeof late === "string" ? new Error(`${late} took more than ${ms} ms`) : late());
    timer = setTimeout(() => fail(toError()), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/** Timeout of a D1 statement or batch in milliseconds; D1 itself allows 30 s. */
const databaseMs = 15_000;
/** Timeout of a call to KV, a queue or the assets in milliseconds. */
const callMs = 5_000;

/** The result of a binding's call, or an error that may be shown after the timeout. The call continues. */
export function answerInTime<T>(name: string, ms: number, call: Promise<T>): Promise<T> {
  // Created lazily, because an Error captures the stack.
  const late = () =>
    new AppError("upstream_failed", "Layanan sedang tidak menjawab. Silakan coba lagi.", {
      cause: new Error(`${name} took more than ${ms} ms`),
    });
  return within(ms, late, call);
}

/** SQLite measures a text up to its first NUL, and reads no statement that contains one: a backup could not be restored. */
const withoutNul = (value: unknown) => (typeof value === "string" ? value.replaceAll("\0", "") : value);

/** A database with timeouts, which stores no NUL; it has the methods that are used here, `prepare` and `batch`. */
export function limitDatabase(source: Pick<D1Database, "prepare" | "batch">): D1Database {
  /** D1 accepts only its own statements in a batch. */
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const answered = <T>(call: Promise<T>) => answerInTime("D1", databaseMs, call);

  function limitStatement(original: D1PreparedStatement): D1PreparedStatement {
    const limited = {
      bind: (...values: unknown[]) => limitStatement(original.bind(...values.map(withoutNul))),
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

/** A binding (KV, a queue or the assets) with timeouts. */
export function limitCalls<T extends object>(name: string, binding: T): T {
  return new Proxy(binding, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== "function") return value;
      return (...values: unknown[]) => answerInTime(name, callMs, value.apply(target, values));
    },
  });
}

/** By kind, the use of each network or account since the day began. */
const used = new Map<string, Map<string, number>>();
/** The networks or accounts of a kind that are counted; others are not limited. */
const mostCounted = 20_000;
let today = "";

/**
 * Counts `amount` of the `most` that a network or an account may use in this isolate in a day; false above the limit.
 * Addresses stay in memory only. A network mostly reaches one isolate, so the real limit is of this order.
 */
export function takeDayShare(kind: string, user: string, most: number, now: Date, amount = 1): boolean {
  const day = now.toISOString().slice(0, 10);
  if (day !== today) used.clear();
  today = day;
  const counts = used.get(kind) ?? new Map<string, number>();
  used.set(kind, counts);
  const count = counts.get(user) ?? 0;
  if (count >= most) return false;
  if (count > 0 || counts.size < mostCounted) counts.set(user, count + amount);
  return true;
}

/** Bytes that an account may have stored in a day: the database holds 10 GB. */
const mostBytesOfAccount = 1_000_000_000;

/** Counts bytes that an account has stored: bodies, versions, links and kept answers; 429 above the limit of a day. */
export function takeStorage(accountId: number, bytes: number, now: Date): void {
  if (takeDayShare("bytes", String(accountId), mostBytesOfAccount, now, bytes)) return;
  throw new AppError("rate_limited", "Anda sudah menyimpan 1 GB hari ini. Coba lagi besok.");
}

/**
 * The key of a visitor's counts: the address that Cloudflare saw, for IPv6 its /48 network; one shared key without an
 * address.
 */
export function readNetwork(request: Request): string {
  return toNetwork(request.headers.get("CF-Connecting-IP") ?? "unknown");
}

/**
 * The network of an address: for IPv6 the first 48 bits, the largest network of one customer; for IPv4, also in IPv6
 * notation, the address. Other text stays.
 */
export function toNetwork(address: string): string {
  if (!address.includes(":")) return address;
  // The URL parser normalises the address.
  const host = URL.parse(`http://[${address.split("%")[0]}]`)?.hostname.slice(1, -1);
  if (!host) return address;
  const [, high = "", low = ""] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(host) ?? [];
  if (low) {
    const bytes = [high, low].map((part) => Number.parseInt(part, 16)).flatMap((n) => [n >> 8, n & 255]);
    return bytes.join(".");
  }
  const [before = [], after = []] = host.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  return `${[...before, ...zeros, ...after].slice(0, 3).join(":")}::/48`;
}
