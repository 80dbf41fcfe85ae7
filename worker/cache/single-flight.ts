import { within } from "../http/within";

/** Milliseconds that a request waits for another one's work before it does the work itself. */
const patienceMs = 10_000;

/**
 * Work that several requests of an isolate want at the same time is done by the first of them. Those that wait
 * get null when it failed or takes too long.
 */
export function createSingleFlight<T>() {
  const flights = new Map<string, Promise<T>>();

  return {
    /** The work on a key that is under way, or undefined. */
    join(key: string): Promise<T | null> | undefined {
      const flight = flights.get(key);
      if (!flight) return undefined;
      // The timer also keeps the runtime from taking a request that waits for another one for hung.
      return within(patienceMs, "the work of another request", flight).catch(() => null);
    },

    /** Does the work, for everybody who joins meanwhile too. */
    lead(key: string, work: () => Promise<T>): Promise<T> {
      const flight = work().finally(() => flights.delete(key));
      flights.set(key, flight);
      return flight;
    },
  };
}
