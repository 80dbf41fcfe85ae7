import { env } from "cloudflare:workers";
import fc from "fast-check";
import { interceptedDatabase } from "./intercepted-database";

/** What an operation gets: bindings that stop before and after every call that leaves the Worker. */
export type Bindings = Env;
export interface Ran {
  name: string;
  value?: unknown;
  error?: unknown;
}

/** Operations that may come at the same moment, and what holds after any of them in any order. */
export interface Group<World> {
  name: string;
  /** Everything anew, quickly: rows are deleted, nothing is migrated. */
  prepare: () => Promise<World>;
  operations: Record<string, (world: World, bindings: Bindings, place: number) => Promise<unknown>>;
  holds: (world: World, ran: Ran[]) => Promise<void>;
  /** Stands in for bindings, below the stops. */
  replaced?: (world: World) => Partial<Env>;
}

/** One operation under way, which goes on when it is told to. */
class Actor {
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #notify: () => void = () => {};
  isDone = false;
  /** What it has called. */
  readonly calls: string[] = [];

  async around<T>(name: string, work: () => Promise<T>): Promise<T> {
    this.calls.push(name);
    await this.#stop();
    this.#running += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
      await this.#stop();
    }
  }

  end(): void {
    this.isDone = true;
    this.#notify();
  }

  /** Lets it go on to its next stop, or to its end. */
  async goOn(): Promise<void> {
    await this.settle();
    this.#waiting.shift()?.();
    // Of several calls at once the others are waiting already.
    if (this.#waiting.length > 0) await new Promise((done) => setTimeout(done, 0));
    await this.settle();
  }

  async settle(): Promise<void> {
    while (!this.isDone && (this.#running > 0 || this.#waiting.length === 0)) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const late = setTimeout(() => reject(new Error(`nothing comes after ${this.calls.at(-1)}`)), 10_000);
      this.#notify = resolve;
      await promise.finally(() => clearTimeout(late));
    }
  }

  #stop(): Promise<void> {
    return new Promise((go) => {
      this.#waiting.push(go);
      this.#notify();
    });
  }
}

function stopping(actor: Actor, replaced: Partial<Env> = {}): Bindings {
  const base: Env = { ...env, ...replaced };
  const wrap = <T extends object>(binding: T, name: string): T =>
    new Proxy(binding, {
      get(target, method) {
        const value: unknown = Reflect.get(target, method);
        if (typeof value !== "function") return value;
        return (...values: unknown[]) =>
          actor.around(`${name}.${String(method)}`, async () => value.apply(target, values));
      },
    });
  return {
    ...base,
    DB: interceptedDatabase(base.DB, ({ sql }, work) => actor.around(summarizeSql(sql), work)),
    KV: wrap(base.KV, "KV"),
    GENERATION_QUEUE: wrap(base.GENERATION_QUEUE, "GENERATION_QUEUE"),
    ENQUIRY_QUEUE: wrap(base.ENQUIRY_QUEUE, "ENQUIRY_QUEUE"),
  };
}

const summarizeSql = (sql: string) =>
  sql
    .replaceAll(/["\s]+/g, " ")
    .trim()
    .slice(0, 60);

/** Runs operations of a group, each call when `order` names its place; what is left at the end runs out in turn. */
async function runInOrder<World>(
  group: Group<World>,
  names: readonly string[],
  order: readonly number[],
): Promise<number[]> {
  const world = await group.prepare();
  const actors = names.map(() => new Actor());
  const ran = names.map((name): Ran => ({ name }));
  const trace: string[] = [];
  const running = names.map(async (name, place) => {
    const actor = actors[place] as Actor;
    const result = ran[place] as Ran;
    try {
      result.value = await group.operations[name]?.(world, stopping(actor, group.replaced?.(world)), place);
    } catch (error) {
      result.error = error;
    }
    actor.end();
  });
  const turn = async (place: number) => {
    const actor = actors[place] as Actor;
    const before = actor.calls.length;
    await actor.goOn();
    await actor.goOn();
    trace.push(`${place} ${actor.calls[before - 1] ?? ""}${actor.isDone ? " (end)" : ""}`);
  };
  try {
    await Promise.all(actors.map((actor) => actor.settle()));
    for (const place of order) await turn(place);
    for (const [place, actor] of actors.entries()) while (!actor.isDone) await turn(place);
    await Promise.all(running);
    await group.holds(world, ran);
  } catch (cause) {
    const outcomes = ran.map(({ name, value, error }) => `${name}: ${error ?? JSON.stringify(value)}`);
    const where = [`${group.name}: ${names.join(" × ")}`, ...outcomes, ...trace].join("\n");
    throw new Error(`${cause instanceof Error ? cause.message : cause}\n${where}`, { cause });
  }
  return actors.map(({ calls }) => calls.length);
}

/** Runs each pair of a group (an operation with itself too) in `most` sampled orders; how many ran. */
export async function runPairs<World>(group: Group<World>, most: number): Promise<number> {
  const names = Object.keys(group.operations);
  const pairs = names.flatMap((first, index) => names.slice(index).map((second) => [first, second]));
  return runAll(group, pairs, most);
}

/** Runs `most` sampled orders of three operations of a group, over all triples. */
export async function runTriples<World>(group: Group<World>, most: number): Promise<number> {
  const name = fc.constantFrom(...Object.keys(group.operations));
  return runAll(group, sampled(fc.tuple(name, name, name), most, 3), 1);
}

/** The same values in each run. */
const sampled = <T>(values: fc.Arbitrary<T>, numRuns: number, seed: number) =>
  fc.sample(values, { seed, numRuns });

async function runAll<World>(
  group: Group<World>,
  combinations: readonly (readonly string[])[],
  most: number,
): Promise<number> {
  const steps = new Map<string, number>();
  for (const name of Object.keys(group.operations)) {
    const [calls = 0] = await runInOrder(group, [name], []);
    steps.set(name, calls);
  }
  let count = 0;
  for (const [seed, names] of combinations.entries()) {
    const places = names.flatMap((name, place) => Array<number>(steps.get(name) ?? 0).fill(place));
    for (const order of sampled(fc.shuffledSubarray(places, { minLength: places.length }), most, seed)) {
      await runInOrder(group, names, order);
      count += 1;
    }
  }
  return count;
}
