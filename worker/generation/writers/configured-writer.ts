import type { SiteContent } from "../../contract/site-content/schema";
import { createLocalWriter } from "./local/local-writer";
import type { AiBinding } from "./workers-ai/ask-model";
import { createWorkersAiWriter } from "./workers-ai/workers-ai-writer";
import { type Writer, WriterError } from "./writer";

interface WriterSettings {
  WRITER: string;
  AI: unknown;
  AI_MODELS: readonly string[];
  AI_GATEWAY: string;
}

/** The writer that the configuration names. Another name brings no other writer: writing fails and says why. */
export function createConfiguredWriter(
  settings: WriterSettings,
  clock: () => Date,
  content: () => Promise<SiteContent>,
): Writer {
  if (settings.WRITER === "local") return createLocalWriter(content);
  if (settings.WRITER === "workers-ai") {
    const ai = settings.AI as AiBinding;
    return createWorkersAiWriter({
      ai,
      models: settings.AI_MODELS,
      gateway: settings.AI_GATEWAY || null,
      clock,
      content,
    });
  }
  const name = `Penulis tidak dikenal: ${settings.WRITER}`;
  const refuse = () => Promise.reject(new WriterError("permanent", name));
  // Nothing is refused for its topic: that would hide what is wrong.
  const match = () => ({ isKnown: true, meant: null, titles: null, nearest: [] });
  return { name, repeats: false, match, outline: refuse, write: refuse, repair: refuse };
}
