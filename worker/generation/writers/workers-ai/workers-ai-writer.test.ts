import { expect, test } from "vitest";
import { makeAssignment } from "../../../../tests/support/brief";
import { articleFor } from "../../../../tests/support/model-article";
import { faultyAnswers } from "../../../../tests/support/model-faults";
import {
  type AiCall,
  chatAnswer,
  failure,
  fakeAi,
  plainAnswer,
  type Step,
  saying,
  slowly,
} from "../../../../tests/support/recorded-ai";
import { cleanArticleHtml } from "../../../blog/posts/article-html";
import { defaultContent } from "../../../contract/site-content/site-content";
import { WriterError } from "../writer";
import { promptVersion } from "./prompt/prompt";
import { createWorkersAiWriter } from "./workers-ai-writer";

const models = [
  "@cf/google/gemma-4-26b-a4b-it",
  "@cf/aisingapore/gemma-sea-lion-v4-27b-it",
  "@cf/meta/llama-3.3-70b-instruct-fp8-fast",
];
const assignment = makeAssignment({ takenTitles: ["Judul lama"] });
const article = articleFor("", 7);
const { title, summary, category, sections } = article;
const plan = { title, summary, category, sections: sections.slice(0, 6) };
const json = JSON.stringify(plan);

function writerWith(script: readonly Step[] | ((call: AiCall) => Step), gateway: string | null = null) {
  const { ai, calls } = fakeAi(script);
  const clock = () => new Date("2026-11-21T20:00:00Z");
  return {
    calls,
    writer: createWorkersAiWriter({ ai, models, gateway, clock, content: async () => defaultContent }),
  };
}

const signal = () => AbortSignal.timeout(5000);

async function catchFailure(script: readonly Step[]) {
  const { writer, calls } = writerWith(script);
  const error: unknown = await writer.outline(assignment, signal()).catch((reason) => reason);
  if (!(error instanceof WriterError)) throw new Error(`not a WriterError: ${error}`);
  return { error, models: calls.map(({ model }) => model) };
}

test.each([
  ["chat completions", chatAnswer],
  ["the older form", plainAnswer],
])("in the form of %s an article is planned, written and repaired", async (_name, shape) => {
  const better = { ...article, title: "Judul yang Lebih Baik untuk Halaman Layanan Anda" };
  const { writer, calls } = writerWith((call) =>
    saying(call.asks === "repair" ? better : { ...article, sections: plan.sections }, shape)(call),
  );
  const outline = await writer.outline(assignment, signal());
  expect(outline).toEqual({ ...plan, tokens: 2716 });
  const draft = await writer.write(assignment, outline, signal());
  expect(draft).toEqual({
    ...{ title, summary, category, content: cleanArticleHtml(article.content) },
    ...{ model: models[0], promptVersion, tokens: 2 * 2716 },
  });
  const repaired = await writer.repair(assignment, draft, ["Judul kurang jelas"], signal());
  expect(repaired).toEqual({ ...draft, title: better.title, tokens: 3 * 2716 });
  expect(calls.map(({ asks }) => asks)).toEqual(["outline", "body", "repair"]);
  expect(calls[2]?.prompt).toContain("- Judul kurang jelas");
});

test("only the plan is asked for by a schema, and Gemma is asked not to think", async () => {
  const { writer, calls } = writerWith(saying({ ...article, sections: plan.sections }));
  await writer.write(assignment, await writer.outline(assignment, signal()), signal());
  expect(calls[0]).toMatchObject({
    model: models[0],
    inputs: {
      chat_template_kwargs: { enable_thinking: false },
      response_format: { type: "json_schema", json_schema: { name: "outline", schema: { type: "object" } } },
      max_tokens: expect.any(Number),
    },
    options: { signal: expect.any(AbortSignal) },
  });
  expect(calls[0]?.options).not.toHaveProperty("gateway");
  expect(calls[1]?.inputs).not.toHaveProperty("response_format");
  expect(calls[1]?.inputs).toMatchObject({ chat_template_kwargs: { enable_thinking: false } });
});

test("an AI Gateway is used when one is configured", async () => {
  const { writer, calls } = writerWith([chatAnswer(json)], "blog");
  await writer.outline(assignment, signal());
  expect(calls[0]?.options).toMatchObject({ gateway: { id: "blog" } });
});

test("a plan is read between words and fences", async () => {
  const { writer } = writerWith([chatAnswer(`Ini rencananya:\n\`\`\`json\n${json}\n\`\`\``)]);
  expect(await writer.outline(assignment, signal())).toMatchObject(plan);
});

test.each([
  ["prose", chatAnswer("Maaf, saya tidak bisa menulis itu.")],
  ["JSON that was cut off", chatAnswer(json.slice(0, 80), { finish: "length" })],
  ["nothing", plainAnswer(undefined)],
])("%s instead of a plan is a clear failure that may be tried again", async (_name, bad) => {
  const { error, models: asked } = await catchFailure([bad]);
  expect(error).toMatchObject({ fault: "retry", retryAfter: 60 });
  expect(error.message).toBe("Jawaban model bukan rencana artikel yang dapat dibaca");
  expect(asked).toEqual([models[0]]);
});

test.each([["empty", "", ""] as const, ...faultyAnswers])(
  "a body that is %s is handed on clean, for the checks to find",
  async (_fault, _title, content) => {
    const { writer } = writerWith(() => chatAnswer(content));
    const draft = await writer.write(assignment, plan, signal());
    expect(draft).toMatchObject({ title, summary, category });
    expect(draft.content).toBe(cleanArticleHtml(draft.content));
    expect(draft.content === "").toBe(content === "");
  },
);

test("a category that staff chose stays, whatever the model says", async () => {
  const given = { ...assignment, category: "Tips Usaha" };
  const { writer } = writerWith(saying({ ...article, sections: plan.sections }));
  const outline = await writer.outline(given, signal());
  const draft = await writer.write(given, outline, signal());
  const repaired = await writer.repair(given, draft, [], signal());
  expect([outline, draft, repaired].map((text) => text.category)).toEqual(Array(3).fill("Tips Usaha"));
});

test("a slow model is waited for, and left when the caller gives up", async () => {
  const slow = slowly(chatAnswer(json));
  const { writer } = writerWith([slow.step, slow.step]);
  const waiting = writer.outline(assignment, signal());
  slow.release();
  expect(await waiting).toMatchObject(plan);

  const late = new WriterError("retry", "Penulis belum selesai");
  const controller = new AbortController();
  const stuck = writerWith([slowly(chatAnswer(json)).step]);
  const given = stuck.writer.outline(assignment, controller.signal);
  await expect.poll(() => stuck.calls.length).toBe(1);
  controller.abort(late);
  await expect(given).rejects.toBe(late);
  await expect(stuck.writer.write(assignment, plan, controller.signal)).rejects.toBe(late);
  expect(stuck.calls).toHaveLength(1);
});

test.each([3040, 3008])("error %i is tried again later, with the same model", async (code) => {
  const { error, models: asked } = await catchFailure([failure(code)]);
  expect(error).toMatchObject({ fault: "retry", retryAfter: 30 });
  expect(asked).toEqual([models[0]]);
});

test("error 3036 stops until 00:00 UTC and says so", async () => {
  const used =
    "3036: You have used up your daily free allocation of 10,000 neurons. Please upgrade to Cloudflare's Workers Paid plan if you would like to continue usage.";
  const { error } = await catchFailure([new Error(used)]);
  expect(error).toMatchObject({ fault: "stop", retryAfter: 4 * 3600 });
  expect(error.message).toContain("07.00 WIB");
});

test.each([5007, 3006])("error %i goes on to the next model, which the draft names", async (code) => {
  const { writer, calls } = writerWith([failure(code), plainAnswer(article.content)]);
  expect(await writer.write(assignment, plan, signal())).toMatchObject({ model: models[1] });
  expect(calls.map(({ model }) => model)).toEqual(models.slice(0, 2));
  expect(calls[1]?.inputs).not.toHaveProperty("chat_template_kwargs");
});

test("another model than Gemma takes the schema itself", async () => {
  const { writer, calls } = writerWith([failure(5007), plainAnswer(plan)]);
  await writer.outline(assignment, signal());
  expect(calls[1]?.inputs.response_format).toMatchObject({ json_schema: { type: "object" } });
});

test("when no model can be used the failure is permanent", async () => {
  const { error, models: asked } = await catchFailure(models.map(() => failure(5007)));
  expect(error).toMatchObject({
    fault: "permanent",
    message: "Tidak ada model Workers AI yang dapat dipakai",
  });
  expect(asked).toEqual(models);
});

test("a text of which the model could be shown a part alone is not written again", async () => {
  const { writer, calls } = writerWith([plainAnswer(article.content)]);
  const draft = await writer.write(assignment, plan, signal());
  const long = { ...draft, content: `<p>${"kata ".repeat(4000)}</p>` };
  await expect(writer.repair(assignment, long, ["Terlalu panjang"], signal())).rejects.toThrow(
    "Artikel ini lebih dari 16.000 karakter, terlalu panjang untuk ditulis ulang sekaligus. Sunting sendiri bagian yang perlu diubah.",
  );
  expect(calls).toHaveLength(1);
});
