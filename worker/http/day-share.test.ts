import { expect, test } from "vitest";
import { takeDayShare } from "../day-share";

test("a network has its share of each kind once a day, and takes nothing of another one", () => {
  const morning = new Date("2026-11-27T01:00:00Z");
  const take = (network: string, kind = "whatsapp", now = morning) => takeDayShare(kind, network, 2, now);
  expect([take("a"), take("a"), take("a")]).toEqual([true, true, false]);
  expect([take("b"), take("a", "not-found")]).toEqual([true, true]);
  expect(take("a", "whatsapp", new Date("2026-11-28T01:00:00Z"))).toBe(true);
});

test("many networks of one kind leave the shares of another kind as they are", () => {
  const night = new Date("2026-11-29T01:00:00Z");
  for (let network = 0; network < 20_001; network += 1) takeDayShare("whatsapp", `${network}`, 1, night);
  const take = () => takeDayShare("writer", "4", 1, night);
  expect([take(), take()]).toEqual([true, false]);
});
