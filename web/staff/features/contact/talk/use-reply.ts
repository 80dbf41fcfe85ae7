import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ActivityInput } from "../../../../../worker/contract/inbox/contact-activity";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import type { ReplyChannel, ReplyTemplate } from "../../../../../worker/contract/inbox/reply-template";
import { fillTemplate, type Message as SentMessage } from "../../../../../worker/contract/inbox/reply-text";
import { sessionQuery } from "../../../../api/auth";
import { useAddActivity } from "../../../../api/contact-detail";
import { replyTemplatesQuery } from "../../../../api/reply-templates";
import { messageOf } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { business } from "../../../lib/business";
import { useKeptText } from "./kept-texts";

interface Message {
  subject: string;
  body: string;
}

interface KeptReply {
  /** The template that it begins with; 0 for none, null for the first one. */
  chosen: number | null;
  /** What was typed over each template. */
  texts: Record<number, Message>;
  /** The last try to send one of them whose end is not known: also after a reload the same message is sent once. */
  tried: Attempt | null;
}

const nothing: KeptReply = { chosen: null, texts: {}, tried: null };

interface Attempt {
  /** The same for every try with the same words, so that they are written once. */
  key: string;
  input: ActivityInput;
}

/** A message to the sender of an enquiry while it is written, begun from one of the templates. */
export function useReply(contact: ContactDetail, channel: ReplyChannel) {
  const query = useQuery(replyTemplatesQuery());
  const staffName = useQuery(sessionQuery()).data?.user?.name ?? "";
  const kept = useKeptText({ id: contact.id, kind: channel, empty: nothing });
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
  const isAnswer = isUnanswered && isTicked;

  function filled(from: ReplyTemplate | undefined): Message {
    const fill = (text: string | null) => fillTemplate(text ?? "", contact, staffName, business.name);
    return { subject: fill(from?.subject ?? null), body: fill(from?.body ?? null) };
  }

  function type(typed: Partial<Message>, attempt = tried) {
    kept.type({
      ...{ chosen: templateId, tried: attempt },
      texts: { ...texts, [templateId]: { ...message, ...typed } },
    });
  }

  return {
    query,
    /** What a message can be begun from. */
    choices: templates.length > 0 ? [...templates, { id: 0, name: "Tanpa templat" }] : [],
    templateId,
    message,
    /** The template that fills the message is on its way. */
    isComing: query.isPending && !written && (chosen === null ? isUnanswered : chosen !== 0),
    /** Nobody has answered yet, so this may be the answer. */
    isUnanswered,
    isAnswer,
    setAnswer: (answers: boolean) => {
      setTicked(answers);
      if (tried) kept.type({ ...kept.values, tried: null });
    },
    choose: (id: number) => kept.type({ ...kept.values, chosen: id }),
    type: (typed: Partial<Message>) => type(typed),
    /** Writes `earlier` once more. */
    writeAgain: ({ subject, text }: SentMessage) =>
      kept.type({ chosen: 0, texts: { ...texts, 0: { subject, body: text } }, tried: null }),
    /** What is sent; until it is stored, and `forget` called, the words stay. */
    begin: (): Attempt => {
      const [subject, body] = [channel === "email" ? message.subject.trim() : "", message.body.trim()];
      const marks = { firstResponse: isAnswer, contacted: isAnswer && contact.stage === "new" };
      const isSame = tried?.input.subject === subject && tried.input.body === body;
      const attempt = isSame
        ? tried
        : { key: crypto.randomUUID(), input: { kind: channel, subject, body, ...marks } };
      type({}, attempt);
      return attempt;
    },
    forget: kept.clear,
  };
}

export type Reply = ReturnType<typeof useReply>;

/** Milliseconds in which the note can be tried again. */
const retryMs = 12_000;

/**
 * Notes that a message was opened in another app, and tells what was noted. The app is opened by the link itself; this
 * goes out beside it.
 */
export function useNotedOpening(contactId: number) {
  const add = useAddActivity(contactId);

  return async function note(attempt: Attempt, onStored?: () => void): Promise<void> {
    const { kind, firstResponse } = attempt.input;
    const opened = kind === "whatsapp" ? "Dibuka di WhatsApp" : "Dibuka di aplikasi email";
    try {
      await add.mutateAsync(attempt);
      onStored?.();
      showToast({
        title: firstResponse ? `${opened}, ditandai sebagai respons pertama` : opened,
        description: "Tercatat di riwayat kontak ini",
      });
    } catch (error) {
      console.error(error);
      showToast({
        variant: "destructive",
        title: `${opened}, tetapi belum tercatat`,
        description: messageOf(error, "Tanpa catatan, pengirim tetap terhitung menunggu."),
        duration: retryMs,
        action: { label: "Catat Lagi", onSelect: () => void note(attempt, onStored) },
      });
    }
  };
}
