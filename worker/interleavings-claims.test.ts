import { env } from "cloudflare:workers";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { expectNotedAsWritten, scheduledWithOpenClaims } from "../tests/support/claims";
import {
  approvedTooEarly,
  bodies,
  forgotten,
  inReview,
  keyIn,
  live,
  prepareClaims,
  readVersion,
  revisionOf,
  scheduled,
  verdictOf,
  waitingVersion,
} from "../tests/support/claims-world";
import { crashAfter } from "../tests/support/crash";
import { type Group, type Ran, runPairs, runTriples } from "../tests/support/interleavings";
import { depsOfIsolate } from "../tests/support/isolate-deps";
import { AppError } from "./app-error";
import { decideClaim } from "./blog/claims/claim.service";
import { checkForgotten } from "./blog/claims/unchecked-posts.service";
import { dripPosts } from "./blog/desk/drip.service";
import { transit, transitMany } from "./blog/desk/transition.service";
import { startFormatRun, undoLastRun } from "./blog/format/format.service";
import { dropPending, promotePending, proposeChange } from "./blog/pending/pending.service";
import { changePost } from "./blog/posts/post.service";
import { restoreRevision } from "./blog/revisions/revision.service";
import { dayAfter, jakartaDayOf, jakartaMoment } from "./jakarta-day";

const isWhole = (env as Env & { INTERLEAVINGS: string }).INTERLEAVINGS === "whole";
const counts: string[] = [];
const rina = { id: 1, username: "rina", name: "Rina", isAdmin: true, role: "owner" } as const;
const version = new Date(readVersion).toISOString();
const tomorrow = dayAfter(jakartaDayOf(new Date()));
const plan = { startDate: tomorrow, days: [1, 2, 3, 4, 5, 6, 7], times: ["09:00"], dryRun: false };
const confirmation = { verdict: "confirmed", source: "Laporan" } as const;

beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

afterAll(() => {
  for (const line of counts) console.log(line);
});

const depsOn = (bindings: Env) => depsOfIsolate(bindings, { aiDailyCeiling: 3 });

const written = (post: number, content: string) => ({
  ...{ title: "Memilih nama domain", slug: `artikel-${post}`, summary: "Ringkasan", image: "/a.svg" },
  ...{ category: "SEO", content },
});

/** A save that names no version, so that it gets through in every order. */
const edit = (post: number, content: string) => (_world: object, bindings: Env) =>
  changePost(depsOn(bindings), post, written(post, content), rina);
const restore = (post: number) => (_world: object, bindings: Env) => {
  const restoring = { postId: post, revisionId: revisionOf(post), version, slug: undefined };
  return restoreRevision(depsOn(bindings), restoring, rina);
};
const publish = (post: number, hour?: string) => (_world: object, bindings: Env) => {
  const publishAt = hour && jakartaMoment(tomorrow, hour).toISOString();
  return transit(depsOn(bindings), post, { action: "publish", version, publishAt }, rina);
};
const items = [inReview, scheduled, forgotten].map((id) => ({ id, version }));

const operations: Group<object>["operations"] = {
  "edit away": edit(inReview, bodies.harmless),
  "edit anew": edit(inReview, bodies.claimingElse),
  "edit live": edit(live, bodies.claimingElse),
  "edit schedule": edit(scheduled, bodies.claiming),
  decide: (_world, bindings) =>
    decideClaim(depsOn(bindings), inReview, keyIn(bodies.claiming), confirmation, rina),
  "decide change": (_world, bindings) =>
    decideClaim(depsOn(bindings), live, keyIn(bodies.claimingElse), confirmation, rina),
  publish: publish(inReview),
  schedule: publish(inReview, "15:00"),
  move: publish(scheduled, "16:00"),
  "move forgotten": publish(forgotten, "17:00"),
  bulk: (_world, bindings) => transitMany(depsOn(bindings), { action: "publish", items }, rina),
  drip: (_world, bindings) => dripPosts(depsOn(bindings), { ...plan, items: items.slice(0, 2) }, rina),
  restore: restore(inReview),
  "restore schedule": restore(scheduled),
  propose: (_world, bindings) => {
    const updatedAt = new Date(waitingVersion).toISOString();
    const change = { ...written(live, bodies.claiming), baseVersion: version, updatedAt };
    return proposeChange(depsOn(bindings), live, change, rina);
  },
  promote: (_world, bindings) => {
    const updatedAt = new Date(waitingVersion).toISOString();
    return promotePending(depsOn(bindings), live, { baseVersion: version, updatedAt }, rina);
  },
  drop: (_world, bindings) => dropPending(depsOn(bindings), live, rina),
  format: (_world, bindings) => startFormatRun(depsOn(bindings)),
  undo: (_world, bindings) => undoLastRun(depsOn(bindings)),
  clock: (_world, bindings) => checkForgotten(depsOn(bindings)),
};

async function alwaysHolds(): Promise<void> {
  expect(await approvedTooEarly()).toEqual([]);
  await expectNotedAsWritten();
  // The one that nobody has read is as it was until somebody reads it.
  expect(await scheduledWithOpenClaims()).toEqual([]);
  const unknown = await env.DB.prepare(
    "SELECT id FROM blog_posts WHERE id NOT IN (SELECT post_id FROM post_checks)",
  ).all<{ id: number }>();
  expect([[], [{ id: forgotten }]]).toContainEqual(unknown.results);
}

async function holds(_world: object, ran: Ran[]): Promise<void> {
  for (const { error } of ran) {
    if (error !== undefined) expect(error).toBeInstanceOf(AppError);
    if (error instanceof AppError) expect(error.status).toBeLessThan(500);
  }
  await alwaysHolds();
  const did = (name: string) => ran.some((one) => one.name === name && one.error === undefined);
  if (did("decide")) expect(await verdictOf(inReview, keyIn(bodies.claiming))).toBe("confirmed");
  if (did("decide change")) expect(await verdictOf(live, keyIn(bodies.claimingElse))).toBe("confirmed");
}

const claims: Group<object> = { name: "claims", prepare: prepareClaims, operations, holds };

test("claims: right in every order of two, and of three", { timeout: 3_600_000 }, async () => {
  const two = await runPairs(claims, isWhole ? 80 : 1);
  const three = await runTriples(claims, isWhole ? 300 : 20);
  counts.push(`interleavings, claims: ${two.ran} of ${two.of} of two, ${three.ran} of ${three.of} of three`);
  expect(two.ran).toBeGreaterThanOrEqual(100);
});

test("claims: right wherever it dies", { timeout: 600_000 }, async () => {
  for (const [name, operation] of Object.entries(operations)) {
    for (let calls = 1; ; calls += 1) {
      const world = await prepareClaims();
      const bindings = { ...env, DB: crashAfter(env.DB, calls) };
      const run = operation(world, bindings, 0);
      const error: unknown = await run.then(
        () => null,
        (reason: unknown) => reason,
      );
      await alwaysHolds().catch((cause) => {
        throw new Error(`${name} died after ${calls} calls: ${cause}`, { cause });
      });
      if (error === null || error instanceof AppError) break;
      expect(calls).toBeLessThan(40);
    }
  }
});
