import type { AiBinding } from "../../worker/generation/writers/workers-ai/workers-ai-writer";

/** One call as the binding got it. */
export interface AiCall {
  model: string;
  inputs: Record<string, unknown>;
  options: Record<string, unknown> | undefined;
}

/** Stands for Workers AI, which cannot run locally: gives recorded answers in turn, and throws those that are errors. */
export function recordedAi(answers: readonly unknown[]): { ai: AiBinding; calls: AiCall[] } {
  const calls: AiCall[] = [];
  const left = [...answers];
  return {
    calls,
    ai: {
      run: async (model, inputs, options) => {
        calls.push({ model, inputs, options });
        if (left.length === 0) throw new Error("there is no further recorded answer");
        const answer = left.shift();
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
  };
}

/** An answer in the form of chat completions. */
export function chatAnswer(content: unknown) {
  return {
    id: "id-1763500000000",
    object: "chat.completion",
    created: 1763500000,
    model: "@cf/google/gemma-4-26b-a4b-it",
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop", logprobs: null }],
    usage: { prompt_tokens: 812, completion_tokens: 1904, total_tokens: 2716 },
  };
}

/** An answer in the older form; `response` is text, or an object where a schema was asked for. */
export function plainAnswer(response: unknown) {
  return {
    response,
    tool_calls: [],
    usage: { prompt_tokens: 812, completion_tokens: 1904, total_tokens: 2716 },
  };
}

const paragraph =
  "Pemilik usaha yang rajin memeriksa halamannya akan lebih cepat tahu bagian mana yang belum dibaca orang, dan itu menghemat waktu untuk pekerjaan lain yang lebih penting bagi pelanggan. ";

/** An article as a model writes it, with the rules kept. */
export const goodArticle = {
  title: "Cara Menyusun Halaman Layanan yang Dibaca Sampai Selesai",
  outline: ["Mulai dari pertanyaan", "Susun isi", "Periksa ulang"],
  summary:
    "Panduan menyusun halaman layanan yang menjawab pertanyaan calon pelanggan, dari judul, susunan isi, sampai ajakan menghubungi Anda.",
  content: `<p>${paragraph.repeat(6)}</p>
<h2>Mulai dari pertanyaan</h2><p>${paragraph.repeat(6)}</p><ul><li>Siapa pembacanya</li><li>Apa yang ia cari</li></ul>
<h2>Susun isi</h2><p>${paragraph.repeat(6)}</p>
<h2>Periksa ulang</h2><p>${paragraph.repeat(6)}</p>`,
  category: "Desain & UX",
};
