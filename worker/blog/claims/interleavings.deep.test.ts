import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { expectNotedAsWritten, scheduledWithOpenClaims } from "../../../tests/support/claims";
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
} from "../../../tests/support/claims-world";
import { type Group, type Ran, runPairs, runTriples } from "../../../tests/support/interleavings";
import { depsOfIsolate } from "../../../tests/support/isolate-deps";
import { AppError } from "../../app-error";
import { dayAfter, jakartaDayOf, jakartaMoment } from "../../jakarta-day";
import { dripPosts, transit, transitMany } from "../desk/transition.service";
import { startFormatRun, undoLastRun } from "../format/format.service";
import { dropPending, promotePending, proposeChange } from "../pending/pending.service";
import { changePost } from "../posts/post.service";
import { restoreRevision } from "../revisions/revision.service";
import { checkForgotten, decideClaim } from "./claim.service";

const rina = { id: 1, username: "rina", name: "Rina", isAdmin: true, role: "owner" } as const;
const version = new Date(readVersion).toISOString();
const tomorrow = dayAfter(jakartaDayOf(new Date()));
const plan = { startDate: tomorrow, days: [1, 2, 3, 4, 5, 6, 7], times: ["09:00"], dryRun: false };
const confirmation = { verdict: "confirmed", source: "Laporan" } as const;

beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
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

test("edits, decisions and publications of claims keep the rules in sampled orders of two and of three", {
  timeout: 3_600_000,
}, async () => {
  const two = await runPairs(claims, 1);
  await runTriples(claims, 20);
  expect(two.ran).toBeGreaterThanOrEqual(100);
});
