import { within } from "../http/within";

/** Milliseconds that a request waits for another one's work before it does the work itself. */
const patienceMs = 10_000;

interface Flight<T> {
  work: Promise<T>;
  startedAt: number;
}

/**
 * Work that several requests of an isolate want at the same time is done by the first of them. Those that wait
 * get null when it failed or takes too long. Work that has taken too long is joined by nobody any more: the request
 * that led it may have been ended, and then it never settles.
 */
export function createSingleFlight<T>() {
  const flights = new Map<string, Flight<T>>();

  function forget(key: string, flight: Flight<T> | undefined): void {
    if (flights.get(key) === flight) flights.delete(key);
  }

  /** Flights stand in the order of their start. */
  function forgetOld(): void {
    const oldest = Date.now() - patienceMs;
    for (const [key, flight] of flights) {
      if (flight.startedAt > oldest) return;
      forget(key, flight);
    }
  }

  return {
    /** The work on a key that is under way, or undefined. */
    join(key: string): Promise<T | null> | undefined {
      forgetOld();
      const flight = flights.get(key);
      if (!flight) return undefined;
      // The timer also keeps the runtime from taking a request that waits for another one for hung.
      return within(patienceMs, "the work of another request", flight.work).catch(() => {
        forget(key, flight);
        return null;
      });
    },

    /** Does the work, for everybody who joins meanwhile too. */
    lead(key: string, work: () => Promise<T>): Promise<T> {
      const flight: Flight<T> = { work: work().finally(() => forget(key, flight)), startedAt: Date.now() };
      flights.delete(key);
      flights.set(key, flight);
      return flight.work;
    },

    /** How many are under way. */
    get size() {
      return flights.size;
    },
  };
}
