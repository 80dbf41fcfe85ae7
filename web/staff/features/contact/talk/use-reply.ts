import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ActivityInput } from "../../../../../worker/contract/inbox/contact-activity";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import type { ReplyChannel, ReplyTemplate } from "../../../../../worker/contract/inbox/reply-template";
import { fillTemplate, type Message as SentMessage } from "../../../../../worker/contract/inbox/reply-text";
import { sessionQuery } from "../../../../api/auth";
import { useAddActivity } from "../../../../api/contact-detail";
import { replyTemplatesQuery } from "../../../../api/reply-templates";
import { toMessage } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { business } from "../../../lib/business";
import { useKeptText } from "./kept-texts";

interface Message {
  subject: string;
  body: string;
}

interface KeptReply {
  /** The id of the template; 0 for none, null for the first one. */
  chosen: number | null;
  /** The edited texts by template. */
  texts: Record<number, Message>;
  /** The last attempt with an unknown result, so that a retry, also after a reload, does not send the message twice. */
  tried: Attempt | null;
}

const nothing: KeptReply = { chosen: null, texts: {}, tried: null };

interface Attempt {
  /** The idempotency key of the message. */
  key: string;
  input: ActivityInput;
}

/** The state of a message that is being written. */
export function useReply(contact: ContactDetail, channel: ReplyChannel) {
  const query = useQuery(replyTemplatesQuery());
  const staffName = useQuery(sessionQuery()).data?.user?.name ?? "";
  const kept = useKeptText({ id: contact.id, kind: channel, empty: nothing });
  const { chosen, texts, tried } = kept.values;
  const [isTicked, setTicked] = useState(true);
  const isUnanswered = contact.firstResponseAt === null;
  // The oldest template is the greeting.
  const templates = (query.data ?? [])
    .filter((template) => template.channel === channel)
    .sort((one, other) => one.id - other.id);
  // Only the first answer begins with the greeting.
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
    /** The available templates. */
    choices: templates.length > 0 ? [...templates, { id: 0, name: "Tanpa templat" }] : [],
    templateId,
    message,
    /** Whether the template is loading. */
    isComing: query.isPending && !written && (chosen === null ? isUnanswered : chosen !== 0),
    /** Whether this may be the first response. */
    isUnanswered,
    isAnswer,
    setAnswer: (answers: boolean) => {
      setTicked(answers);
      if (tried) kept.type({ ...kept.values, tried: null });
    },
    choose: (id: number) => kept.type({ ...kept.values, chosen: id }),
    type: (typed: Partial<Message>) => type(typed),
    /** Reopens an earlier message. */
    writeAgain: ({ subject, text }: SentMessage) =>
      kept.type({ chosen: 0, texts: { ...texts, 0: { subject, body: text } }, tried: null }),
    /** Starts an attempt. The text stays until `forget` is called. */
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

/** Milliseconds in which recording can be retried. */
const retryMs = 12_000;

/**
 * Records that a message was opened in another app, and shows a toast. The link itself opens the app; this call runs in
 * parallel.
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
        description: toMessage(error, "Belum ada di riwayat kontak ini."),
        duration: retryMs,
        action: { label: "Catat Lagi", onSelect: () => void note(attempt, onStored) },
      });
    }
  };
}
