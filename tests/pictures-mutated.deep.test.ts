import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppError } from "../worker/app-error";
import { maxPixels } from "../worker/contract/media/media-item";
import { cleanPicture } from "../worker/media/pictures/clean-picture";
import { exif, join, segment, withSegments } from "./support/pictures/parts";
import { small, smallPictures } from "./support/pictures/small";

const starts = [
  ...smallPictures.map(small),
  withSegments(small("jpeg"), segment(0xe1, join("Exif\0\0", exif(1)))),
];

/** What can go wrong with a file: bytes changed, cut out, doubled, put in, and whole numbers that mean a lot. */
const mutation = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  kind: fc.constantFrom("change", "cut", "double", "insert", "number"),
  length: fc.integer({ min: 1, max: 40 }),
  bytes: fc.uint8Array({ minLength: 1, maxLength: 12 }),
  number: fc.constantFrom(0, 1, 0xff, 0x7fffffff, 0x80000000, 0xffffffff, 0xffd9ffd8, 0x49484452),
});
type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never;

function mutate(bytes: Uint8Array, { at, kind, length, bytes: more, number }: Mutation): Uint8Array {
  const from = Math.floor(at * bytes.length);
  const [before, behind] = [bytes.subarray(0, from), bytes.subarray(from)];
  if (kind === "cut") return join(before, behind.subarray(length));
  if (kind === "double") return join(before, behind.subarray(0, length), behind);
  if (kind === "insert") return join(before, more, behind);
  const written =
    kind === "number" ? [number >>> 24, number >>> 16, number >>> 8, number].map((byte) => byte & 255) : more;
  return join(before, written, behind.subarray(written.length));
}

/** Refused properly, or cleaned so that cleaning it again changes nothing. */
async function expectAnswer(bytes: Uint8Array): Promise<"refused" | "cleaned"> {
  const before = bytes.slice();
  const answer = await cleanPicture(bytes, null).catch((error: unknown) => error);
  expect(bytes).toEqual(before);
  if (answer instanceof AppError) {
    expect([400, 413, 415]).toContain(answer.status);
    return "refused";
  }
  if (answer instanceof Error) throw answer;
  const cleaned = answer as Awaited<ReturnType<typeof cleanPicture>>;
  expect(cleaned.width * cleaned.height).toBeLessThanOrEqual(maxPixels);
  expect(await cleanPicture(cleaned.bytes, null)).toEqual(cleaned);
  return "cleaned";
}

describe("whatever is uploaded", () => {
  it("is refused with a sentence or cleaned for good, however a picture was changed", async () => {
    const answers = { refused: 0, cleaned: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...starts),
        fc.array(mutation, { minLength: 1, maxLength: 3 }),
        async (start, mutations) => {
          answers[await expectAnswer(mutations.reduce(mutate, start))]++;
        },
      ),
      { numRuns: 2_000 },
    );
    expect(Math.min(answers.refused, answers.cleaned)).toBeGreaterThan(20);
  });

  it("is refused with a sentence or cleaned for good, with any bytes behind a picture's first", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...starts),
        fc.nat(200),
        fc.uint8Array({ maxLength: 600 }),
        async (start, kept, bytes) => {
          await expectAnswer(join(start.subarray(0, kept), bytes));
        },
      ),
      { numRuns: 1_500 },
    );
  });

  it("is refused where one of its bytes is another, or cleaned, at each of them", async () => {
    for (const start of starts) {
      for (let at = 0; at < start.length; at++) {
        const bytes = start.slice();
        bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8));
        await expectAnswer(bytes);
      }
    }
  });
});
