import { interceptedDatabase } from "./intercepted-database";

/** A database that counts: `roundTrips` are calls that go to D1, `statements` what they run. */
export function countedDatabase(binding: D1Database) {
  const count = { roundTrips: 0, statements: 0 };
  const database = interceptedDatabase(binding, ({ statements }, work) => {
    count.roundTrips += 1;
    count.statements += statements;
    return work();
  });
  return { database, count };
}
