import { env } from "cloudflare:workers";

/** The bindings with some of them replaced. */
export function bindingsWith(replaced: Partial<Env>): Env {
  return new Proxy(env as Env, {
    get: (target, name) => Reflect.get(name in replaced ? replaced : target, name),
  });
}

/** A binding that fails whatever it is asked. */
export function failing<Binding>(message = "rahasia dalam"): Binding {
  return new Proxy({}, { get: () => () => Promise.reject(new Error(message)) }) as Binding;
}

/** A rate limiter that refuses everybody. An isolate remembers whom: ask from an address of the test's own. */
export const refusing: RateLimit = { limit: async () => ({ success: false }) };

/** A binding whose every call waits for the answered function, and then does its work. */
export function held<Binding extends object>(binding: Binding): [Binding, () => void] {
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting = new Proxy(binding, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return async (...values: unknown[]) => {
        await promise;
        return value.apply(target, values);
      };
    },
  });
  return [waiting, resolve];
}
