/** Networks and what they have used, since the day began; of more networks nothing is counted any more. */
const used = new Map<string, number>();
const mostNetworks = 20_000;
let today = "";

/**
 * Takes one of `most` things that a network may have this isolate write in a day; false once they are used up. Addresses
 * stay in memory: nothing stores them. One network mostly meets one isolate, so its share is a bound of its order.
 */
export function takeDayShare(kind: string, network: string, most: number, now: Date): boolean {
  const day = now.toISOString().slice(0, 10);
  if (day !== today) used.clear();
  today = day;
  const key = `${kind} ${network}`;
  const count = used.get(key) ?? 0;
  if (count >= most) return false;
  if (count > 0 || used.size < mostNetworks) used.set(key, count + 1);
  return true;
}
