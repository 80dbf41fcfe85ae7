import { expect, test } from "vitest";
import * as z from "zod/mini";
import { toMessage } from "./http";
import { OutdatedError, readAs } from "./read-as";

const answer = z.object({ id: z.number() });

test("a response is parsed with its schema", async () => {
  expect(await readAs(answer, Response.json({ id: 1, more: true }))).toEqual({ id: 1 });
});

test("an unknown response is reported in one sentence that names no schema", async () => {
  for (const response of [Response.json({ id: "satu" }), new Response("<html>"), new Response("")]) {
    const error = await readAs(answer, response).catch((caught) => caught);
    expect(error).toBeInstanceOf(OutdatedError);
    expect(toMessage(error, "cadangan")).toBe(
      "Jawaban server tidak dikenali. Muat ulang halaman ini untuk memakai versi terbaru.",
    );
  }
});

test("a truncated body is not reported as an unknown response", async () => {
  const lost = new TypeError("network error");
  const body = new ReadableStream({ start: (stream) => stream.error(lost) });
  expect(await readAs(answer, new Response(body)).catch((caught) => caught)).toBe(lost);
});
