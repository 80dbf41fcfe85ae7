import { beforeEach, expect, test, vi } from "vitest";
import { type Group, type Ran, runPairs, runTriples } from "../../../tests/support/interleavings";
import {
  bytesHold,
  type MediaWorld,
  mediaOperations,
  prepareMedia,
  publishDraft,
  settle,
} from "../../../tests/support/media-world";
import { AppError } from "../../app-error";
import { createDeps, replaceDeps } from "../../deps";
import { makeVariants } from "../variants/variants.service";
import { changeMedia } from "./media.service";
import type { Uploaded } from "./upload.service";

beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

const succeeded = (ran: Ran[], name: string) =>
  ran.filter((one) => one.name === name && one.error === undefined);

function refusalsHold(ran: Ran[]): void {
  for (const { name, error } of ran) {
    if (error !== undefined) expect(error).toBeInstanceOf(AppError);
    // What is written or published may show a picture that is gone, or that nobody has described.
    const statuses = ["write a post", "publish"].includes(name) ? [400, 409] : [404, 409];
    if (error instanceof AppError) expect(statuses).toContain(error.status);
  }
}

/** One of those who bring the same bytes is told that they are new, and each width is made once. */
function onceHolds({ asked }: MediaWorld, ran: Ran[]): void {
  const newOnes = (name: string) =>
    succeeded(ran, name).filter(({ value }) => (value as Uploaded).isNew).length;
  expect(newOnes("upload what is coming")).toBeLessThanOrEqual(1);
  const deleted = succeeded(ran, "delete").length;
  expect(newOnes("upload what is there")).toBeLessThanOrEqual(deleted);
  expect(new Set(asked).size).toBe(asked.length);
}

const library: Group<MediaWorld> = {
  name: "media library",
  prepare: () => prepareMedia(),
  operations: mediaOperations,
  replaced: ({ bindings }) => bindings,
  async holds(world, ran) {
    refusalsHold(ran);
    onceHolds(world, ran);
    await bytesHold();
    await settle(world);
  },
};

const { "upload what is coming": _coming, "write a post": _write, ...others } = mediaOperations;
const again: Group<MediaWorld> = {
  ...library,
  name: "a picture deleted and brought again",
  operations: {
    ...others,
    "make widths after the lease": (world, bindings) =>
      makeVariants(
        replaceDeps(createDeps(bindings), { clock: () => new Date(world.start + 6 * 60_000) }),
        world.there.id,
      ),
  },
  async holds(world, ran) {
    refusalsHold(ran);
    await bytesHold();
    await settle(world);
  },
};

const words = (change: Parameters<typeof changeMedia>[2]) => (world: MediaWorld, bindings: Env) =>
  changeMedia(createDeps(bindings), world.there.id, change);

const descriptions: Group<MediaWorld> = {
  name: "words of pictures",
  prepare: () => prepareMedia({ isUsed: true }),
  operations: {
    publish: publishDraft,
    "take the words": words({ alt: "" }),
    "call it no decoration": words({ decorative: false }),
    "call it a decoration": words({ decorative: true }),
    describe: words({ alt: "Toko dari depan" }),
    delete: mediaOperations.delete,
  },
  replaced: ({ bindings }) => bindings,
  async holds(_world, ran) {
    refusalsHold(ran);
    expect(succeeded(ran, "delete")).toEqual([]);
    await bytesHold();
  },
};

test.each([library, again, descriptions])(
  "$name: the rules hold in sampled orders of two and of three",
  { timeout: 3_600_000 },
  async (group) => {
    const two = await runPairs(group, 4);
    await runTriples(group, 30);
    expect(two.ran).toBeGreaterThan(20);
  },
);
