import { createContentGenerationStore } from "../../worker/cache/content-generation.store";
import { createGenerationMemory } from "../../worker/cache/generation-memory";
import { createDeps, type Deps, replaceDeps } from "../../worker/deps";

/** The dependencies of an isolate of its own: it remembers nothing of the content generation, and waits for nothing. */
export function depsOfIsolate(bindings: Env, replaced: Partial<Deps> = {}): Deps {
  const memory = createGenerationMemory();
  const pause = async () => {};
  return replaceDeps(createDeps(bindings), {
    contentGeneration: createContentGenerationStore(bindings.KV, bindings.DB, { memory, pause }),
    ...replaced,
  });
}
