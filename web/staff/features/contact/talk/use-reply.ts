import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import type { ReplyChannel, ReplyTemplate } from "../../../../../worker/contract/inbox/reply-template";
import { fillTemplate, type Message as SentMessage } from "../../../../../worker/contract/inbox/reply-text";
import { sessionQuery } from "../../../../api/auth";
import { replyTemplatesQuery } from "../../../../api/reply-templates";
import { business } from "../../../lib/business";
import { useKeptText } from "./kept-texts";

const typedMessage = z.object({ subject: z.string(), body: z.string() });
export type Message = z.infer<typeof typedMessage>;

const attempt = z.object({
  key: z.string(),
  input: z.object({
    kind: z.enum(["whatsapp", "email"]),
    subject: z.string(),
    body: z.string(),
    firstResponse: z.boolean(),
    contacted: z.boolean(),
  }),
});
/** A try to send a message, or to note that it was opened. */
type Attempt = z.infer<typeof attempt>;

const keptReply = z.object({
  /** The template that it begins with; 0 for none, null for the first one. */
  chosen: z.nullable(z.number()),
  /** What was typed over each template. */
  texts: z.record(z.string(), typedMessage),
  /** The last try to send one of them whose end is not known. */
  tried: z.nullable(attempt),
});
type KeptReply = z.infer<typeof keptReply>;

const nothing: KeptReply = { chosen: null, texts: {}, tried: null };
const readKept = (values: unknown) => keptReply.safeParse(values).data ?? null;

/** A message to the sender of an enquiry while it is written, begun from one of the templates. */
export function useReply(contact: ContactDetail, channel: ReplyChannel) {
  const query = useQuery(replyTemplatesQuery());
  const staffName = useQuery(sessionQuery()).data?.user?.name ?? "";
  const kept = useKeptText({ id: contact.id, kind: channel, empty: nothing, read: readKept });
  const { chosen, texts, tried } = kept.values;
  const [isTicked, setTicked] = useState(true);
  const isUnanswered = contact.firstResponseAt === null;
  // The oldest first: it is the greeting that we come with.
  const templates = (query.data ?? [])
    .filter((template) => template.channel === channel)
    .sort((one, other) => one.id - other.id);
  // Whoever was answered is not greeted again.
  const first = isUnanswered ? templates[0] : undefined;
  const templateId = chosen ?? first?.id ?? 0;
  const written = texts[templateId];
  const message = written ?? filled(templates.find(({ id }) => id === templateId));
  const isComing = query.isPending && !written && (chosen === null ? isUnanswered : chosen !== 0);
  const current = attemptOf(channel, message, marksOf(isUnanswered && isTicked), tried);

  function filled(from: ReplyTemplate | undefined): Message {
    const fill = (text: string | null) => fillTemplate(text ?? "", contact, staffName, business.name);
    return { subject: fill(from?.subject ?? null), body: fill(from?.body ?? null) };
  }

  function marksOf(answers: boolean) {
    return { firstResponse: answers, contacted: answers && contact.stage === "new" };
  }

  return {
    query,
    /** What a message can be begun from. */
    choices: templates.length > 0 ? [...templates, { id: 0, name: "Tanpa templat" }] : [],
    templateId,
    message,
    /** The template that fills the message is on its way. */
    isComing,
    /** Nobody has answered yet, so this may be the answer. */
    isUnanswered,
    isAnswer: current.input.firstResponse,
    setAnswer: (answers: boolean) => {
      setTicked(answers);
      if (tried) kept.type({ ...kept.values, tried: null });
    },
    choose: (id: number) => kept.type({ ...kept.values, chosen: id }),
    type: (typed: Partial<Message>) =>
      kept.type({
        ...kept.values,
        chosen: templateId,
        texts: { ...texts, [templateId]: { ...message, ...typed } },
      }),
    /** Writes `earlier` once more, unless it lies here still. */
    writeAgain: ({ subject, text }: SentMessage) => {
      if (message.subject.trim() === subject && message.body.trim() === text) return;
      kept.type({ chosen: 0, texts: { ...texts, 0: { subject, body: text } }, tried: null });
    },
    /** What is sent, and what to call when it is stored; until then the words stay. */
    begin: () => {
      const sent = { chosen: templateId, texts: { ...texts, [templateId]: message }, tried: current };
      kept.type(sent);
      return { ...current, forget: () => kept.clear(sent) };
    },
  };
}

export type Reply = ReturnType<typeof useReply>;

type Marks = Pick<Attempt["input"], "firstResponse" | "contacted">;

/**
 * The try to send a message: the one before where that was with the same words, so that a message whose answer was lost
 * is sent once, whatever the enquiry looks like by then. The template is not named: it may be gone, and the words are here.
 */
export function attemptOf(
  kind: ReplyChannel,
  message: Message,
  marks: Marks,
  before: Attempt | null,
): Attempt {
  const [subject, body] = [kind === "email" ? message.subject.trim() : "", message.body.trim()];
  const isSame = before?.input.subject === subject && before.input.body === body;
  return isSame ? before : { key: crypto.randomUUID(), input: { kind, subject, body, ...marks } };
}
