import { env } from "cloudflare:workers";
import { interceptedDatabase } from "./intercepted-database";
import { interceptedImages } from "./intercepted-images";

/**
 * A D1 binding that does its work for `calls` round trips and dies right after the last of them: that one is
 * written, and whoever asked for it never hears so. Answers fail from then on.
 */
export function crashAfter(binding: D1Database, calls: number): D1Database {
  let left = calls;
  return interceptedDatabase(binding, async (_call, work) => {
    if (left <= 0) throw new Error("the Worker has crashed");
    left -= 1;
    const result = await work();
    if (left === 0) throw new Error("the Worker has crashed");
    return result;
  });
}

/**
 * Bindings that do their work for `calls` calls, whichever of them is called, and die right after the last of them.
 * `hasCrashed` says whether it came to that. `replaced` stand in for the real ones.
 */
export function crashingBindings(calls: number, replaced: Partial<Env> = {}) {
  const base: Env = { ...env, ...replaced };
  let left = calls;
  const around = async <T>(work: () => Promise<T>): Promise<T> => {
    if (left <= 0) throw new Error("the Worker has crashed");
    const result = await work();
    left -= 1;
    if (left === 0) throw new Error("the Worker has crashed");
    return result;
  };
  const wrap = <T extends object>(binding: T): T =>
    new Proxy(binding, {
      get(target, method) {
        const value: unknown = Reflect.get(target, method);
        if (typeof value !== "function") return value;
        return (...values: unknown[]) => around(async () => value.apply(target, values));
      },
    });
  const bindings: Env = {
    ...base,
    DB: interceptedDatabase(base.DB, (_call, work) => around(work)),
    KV: wrap(base.KV),
    MEDIA: wrap(base.MEDIA),
    MEDIA_QUEUE: wrap(base.MEDIA_QUEUE),
    IMAGES: interceptedImages(base.IMAGES, around),
  };
  return { bindings, hasCrashed: () => left === 0 };
}
