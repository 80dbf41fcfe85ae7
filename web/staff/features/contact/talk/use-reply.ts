import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import type { ActivityInput } from "../../../../../worker/contract/inbox/contact-activity";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import type { ReplyChannel, ReplyTemplate } from "../../../../../worker/contract/inbox/reply-template";
import { fillTemplate } from "../../../../../worker/contract/inbox/reply-text";
import { sessionQuery } from "../../../../api/auth";
import { replyTemplatesQuery } from "../../../../api/reply-templates";
import { business } from "../../../lib/business";
import { useKeptText } from "./kept-texts";

export interface Message {
  subject: string;
  body: string;
}

/** What was typed over each template; 0 stands for none. */
interface Typed {
  chosen: number | null;
  texts: Record<string, Message>;
  /** The last try to send one of them whose end is not known. */
  tried: Attempt | null;
}

const nothing: Typed = { chosen: null, texts: {}, tried: null };

/** A message to the sender of an enquiry while it is written, begun from one of the templates. */
export function useReply(contact: ContactDetail, channel: ReplyChannel) {
  const query = useQuery(replyTemplatesQuery());
  const staffName = useQuery(sessionQuery()).data?.user?.name ?? "";
  const kept = useKeptText({ id: contact.id, kind: channel, empty: nothing, read: readTyped });
  const { chosen, texts, tried } = kept.values;
  const [isTicked, setTicked] = useState(true);
  const isUnanswered = contact.firstResponseAt === null;
  // The oldest first: it is the greeting that we come with.
  const templates = (query.data ?? [])
    .filter((template) => template.channel === channel)
    .sort((one, other) => one.id - other.id);
  // Whoever was answered is not greeted again.
  const first = isUnanswered ? templates[0] : undefined;
  const written = chosen === null ? undefined : texts[chosen];
  const template = templates.find(({ id }) => id === chosen) ?? (chosen === 0 ? undefined : first);
  // What was written over a template stays, also where that does not come or has been deleted.
  const templateId = (written ? chosen : template?.id) ?? 0;
  const message = written ?? texts[templateId] ?? filled(template);
  const alone = Object.keys(texts)
    .map(Number)
    .filter((id) => id !== 0 && templates.every((known) => known.id !== id))
    .map((id) => ({ id, name: query.data ? "Templat yang dihapus" : "Tulisan Anda" }));
  const choices = [...templates, ...alone];
  const words = wordsOf(channel, message);
  const isAnswer = isUnanswered && isTicked;
  const isComing = query.isPending && !written && (chosen === null ? isUnanswered : chosen !== 0);
  const attempt = attemptOf(words, marksOf(isAnswer), tried);

  function filled(from: ReplyTemplate | undefined): Message {
    const fill = (text: string | null) => fillTemplate(text ?? "", contact, staffName, business.name);
    return { subject: fill(from?.subject ?? null), body: fill(from?.body ?? null) };
  }

  function marksOf(answers: boolean) {
    return { firstResponse: answers, contacted: answers && contact.stage === "new" };
  }

  return {
    query,
    /** What a message can be begun from, and what was written over templates that are not here. */
    choices: choices.length > 0 ? [...choices, { id: 0, name: "Tanpa templat" }] : [],
    templateId,
    message,
    /** The template that fills the message is on its way. */
    isComing,
    /** Nobody has answered yet, so this may be the answer. */
    isUnanswered,
    isAnswer: attempt.firstResponse,
    setAnswer: (answers: boolean) => {
      setTicked(answers);
      if (tried) kept.type({ ...kept.values, tried: { ...tried, ...marksOf(answers) } });
    },
    choose: (id: number) => kept.type({ ...kept.values, chosen: id }),
    type: (typed: Partial<Message>) =>
      kept.type({
        ...kept.values,
        chosen: templateId,
        texts: { ...texts, [templateId]: { ...message, ...typed } },
      }),
    /** Writes `earlier` once more, unless it lies here still. */
    writeAgain: (earlier: Message) => {
      if (message.subject.trim() === earlier.subject && message.body.trim() === earlier.body) return;
      kept.type({ chosen: 0, texts: { ...texts, 0: earlier }, tried: null });
    },
    /** What is sent, and what to call when it is stored; until then the words stay. */
    begin: () => {
      const { key, firstResponse, contacted } = attempt;
      const sent = { chosen: templateId, texts: { ...texts, [templateId]: message }, tried: attempt };
      kept.type(sent);
      return { input: { ...words, key, firstResponse, contacted }, forget: () => kept.clear(sent) };
    },
  };
}

export type Reply = ReturnType<typeof useReply>;

/** The template is not named: it may be gone, and the words are here. */
function wordsOf(kind: ReplyChannel, { subject, body }: Message) {
  const [head, text] = [subject.trim(), body.trim()];
  return {
    kind,
    body: text || null,
    ...(kind === "email" && head && { subject: head }),
  };
}

function readTyped(values: unknown): Typed | null {
  if (typeof values !== "object" || values === null || !("texts" in values) || !("chosen" in values))
    return null;
  const { texts, chosen } = values;
  if (typeof texts !== "object" || texts === null || Object.keys(texts).length === 0) return null;
  const isMessages = Object.values(texts).every(
    (text) => typeof text?.subject === "string" && typeof text?.body === "string",
  );
  if (!isMessages) return null;
  const tried = "tried" in values ? readAttempt(values.tried) : null;
  return { chosen: Number(chosen), texts: texts as Typed["texts"], tried };
}

const attempt = z.object({
  /** What was sent, as text. */
  content: z.string(),
  key: z.string(),
  firstResponse: z.boolean(),
  contacted: z.boolean(),
});
/** A try to send a message, or to note that it was opened. */
type Attempt = z.infer<typeof attempt>;

type Words = Pick<ActivityInput, "kind" | "subject" | "body">;
type Marks = Pick<Attempt, "firstResponse" | "contacted">;

/**
 * The try to send `words`: the one before where that was with the same ones, with its key and what it said of the
 * enquiry, so that a message whose answer was lost is sent once, whatever the enquiry looks like by then.
 */
export function attemptOf(words: Words, marks: Marks, before: Attempt | null): Attempt {
  const { kind, subject, body } = words;
  const content = JSON.stringify([kind, subject ?? "", body ?? ""]);
  return before?.content === content ? before : { content, key: crypto.randomUUID(), ...marks };
}

/** A try as it was kept; null for what is none. */
export function readAttempt(values: unknown): Attempt | null {
  const read = attempt.safeParse(values);
  return read.success ? read.data : null;
}
