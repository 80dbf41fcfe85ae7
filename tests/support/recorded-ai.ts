import type { AiBinding } from "../../worker/generation/writers/workers-ai/workers-ai-writer";
import { articleFor, type ModelArticle } from "./model-article";

/** One call as the binding got it. */
export interface AiCall {
  model: string;
  inputs: Record<string, unknown>;
  options: { gateway?: { id: string }; signal?: AbortSignal } | undefined;
  /** What the writer wants by it. */
  asks: "outline" | "body" | "repair";
  /** What the call's last message from us says, all data included. */
  prompt: string;
}

/** What becomes of a call: an error is thrown, a function is asked, anything else is the answer. */
export type Step = unknown;
type Script = readonly Step[] | ((call: AiCall) => Step);

interface Message {
  role: string;
  content: string;
}

/**
 * Stands for Workers AI, which cannot run locally. A list of steps is gone through in turn, and a call beyond its end
 * fails; a function makes a step of each call.
 */
export function fakeAi(script: Script): { ai: AiBinding; calls: AiCall[] } {
  const calls: AiCall[] = [];
  const left = typeof script === "function" ? null : [...script];
  const stepFor = (call: AiCall): Step => {
    if (typeof script === "function") return script(call);
    if (left?.length === 0) throw new Error("there is no further recorded answer");
    return left?.shift();
  };
  const run: AiBinding["run"] = async (model, inputs, options) => {
    const call = { model, inputs, options, ...classifyCall(inputs) };
    calls.push(call);
    const step = stepFor(call);
    const answer = typeof step === "function" ? await step(call) : step;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { ai: { run }, calls };
}

function classifyCall(inputs: Record<string, unknown>): Pick<AiCall, "asks" | "prompt"> {
  const messages = (inputs.messages ?? []) as Message[];
  const isAgain = messages.some(({ role }) => role === "assistant");
  const prompt = messages.findLast(({ role }) => role === "user")?.content ?? "";
  return { asks: inputs.response_format ? "outline" : isAgain ? "repair" : "body", prompt };
}

const usage = { prompt_tokens: 812, completion_tokens: 1904, total_tokens: 2716 };

interface Told {
  /** `length` for an answer that was cut off. */
  finish?: "stop" | "length";
  usage?: object | undefined;
}

/** An answer in the form of chat completions. */
export function chatAnswer(content: unknown, told: Told = {}) {
  return {
    id: "id-1763500000000",
    object: "chat.completion",
    created: 1763500000,
    model: "@cf/google/gemma-4-26b-a4b-it",
    choices: [
      {
        index: 0,
        message: { role: "assistant", content },
        finish_reason: told.finish ?? "stop",
        logprobs: null,
      },
    ],
    ...("usage" in told ? told : { usage }),
  };
}

/** An answer in the older form; `response` is text, or an object where a schema was asked for. */
export function plainAnswer(response: unknown, told: Told = {}) {
  return { response, tool_calls: [], ...("usage" in told ? told : { usage }) };
}

type Shape = (content: unknown, told?: Told) => object;

/** A failure with one of the codes of Workers AI. */
export function failure(code: number): Error {
  return new Error(`${code}: AiError: this call failed`);
}

/** A step that answers when it is released, and fails when its caller gives up first. */
export function slowly(answer: unknown): { step: (call: AiCall) => Promise<unknown>; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const step = ({ options }: AiCall) =>
    new Promise((done, fail) => {
      options?.signal?.addEventListener("abort", () => fail(options.signal?.reason), { once: true });
      promise.then(() => done(answer));
    });
  return { step, release: resolve };
}

/** Says an article as it is asked for: its plan as JSON, its body as HTML, its repair with the three lines above. */
export function saying(article: ModelArticle, shape: Shape = chatAnswer): (call: AiCall) => Step {
  return ({ asks }) => {
    const { title, summary, category, sections, content } = article;
    if (asks === "outline") return shape(JSON.stringify({ title, summary, category, sections }));
    if (asks === "body") return shape(content);
    return shape(`Judul: ${title}\nRingkasan: ${summary}\nKategori: ${category}\n\n${content}`);
  };
}

/**
 * Writes a good article about whatever is asked for, so that a fake stands for a model in tests that are not about
 * what it says: one of the catalogue about a subject that the catalogue has, else the next in line.
 */
export function writesArticles(): (call: AiCall) => Step {
  let count = 0;
  return (call) => {
    if (call.asks === "outline") count += 1;
    const messages = call.inputs.messages as Message[];
    const asked = messages.find(({ role }) => role === "user")?.content ?? "";
    const told = (name: string) => new RegExp(`^${name}: (.+)$`, "m").exec(asked)?.[1] ?? "";
    const article = articleFor(told("Topik"), count, linksIn(asked));
    return saying({ ...article, title: told("Judul artikel") || article.title })(call);
  };
}

function linksIn(prompt: string): string[] {
  return [...prompt.matchAll(/^- (\/\S*) \((?:artikel|halaman kami): /gm)].map(([, path = ""]) => path);
}
