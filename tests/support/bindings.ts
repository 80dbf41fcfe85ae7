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
