import { createContentVersionStore, createVersionMemory } from "../../worker/cache/content-version";
import { createDeps, type Deps, replaceDeps } from "../../worker/deps";

/** The dependencies of an isolate of its own: it remembers nothing of the content version, and waits for nothing. */
export function depsOfIsolate(bindings: Env, replaced: Partial<Deps> = {}): Deps {
  const memory = createVersionMemory();
  const pause = async () => {};
  return replaceDeps(createDeps(bindings), {
    contentVersion: createContentVersionStore(bindings.KV, bindings.DB, { memory, pause }),
    ...replaced,
  });
}
