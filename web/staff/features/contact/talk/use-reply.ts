import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import type { ReplyChannel, ReplyTemplate } from "../../../../../worker/contract/inbox/reply-template";
import { fillTemplate } from "../../../../../worker/contract/inbox/reply-text";
import { sessionQuery } from "../../../../api/auth";
import { replyTemplatesQuery } from "../../../../api/reply-templates";
import { useKeptText } from "./kept-texts";

export interface Message {
  subject: string;
  body: string;
}

/** What was typed over each template; 0 stands for none. */
interface Typed {
  chosen: number | null;
  texts: Record<string, Message>;
}

const nothing: Typed = { chosen: null, texts: {} };

/** A message to the sender of an enquiry while it is written, begun from one of the templates. */
export function useReply(contact: ContactDetail, channel: ReplyChannel) {
  const query = useQuery(replyTemplatesQuery());
  const staffName = useQuery(sessionQuery()).data?.user?.name ?? "";
  const kept = useKeptText({ id: contact.id, kind: channel, empty: nothing, read: readTyped });
  const { chosen, texts } = kept.values;
  const [isAnswer, setAnswer] = useState(true);
  const isUnanswered = contact.firstResponseAt === null;
  // The oldest first: it is the greeting that we come with.
  const templates = (query.data ?? [])
    .filter((template) => template.channel === channel)
    .sort((one, other) => one.id - other.id);
  // Whoever was answered is not greeted again.
  const first = isUnanswered ? templates[0] : undefined;
  const template = chosen === 0 ? undefined : (templates.find(({ id }) => id === chosen) ?? first);
  const templateId = template?.id ?? 0;
  const message = texts[templateId] ?? filled(template);

  function filled(from: ReplyTemplate | undefined): Message {
    const fill = (text: string | null) => fillTemplate(text ?? "", contact, staffName);
    return { subject: fill(from?.subject ?? null), body: fill(from?.body ?? null) };
  }

  return {
    query,
    templates,
    templateId,
    message,
    /** Nobody has answered yet, so this may be the answer. */
    isUnanswered,
    isAnswer: isUnanswered && isAnswer,
    setAnswer,
    choose: (id: number) => kept.type({ ...kept.values, chosen: id }),
    type: (typed: Partial<Message>) =>
      kept.type({ chosen: templateId, texts: { ...texts, [templateId]: { ...message, ...typed } } }),
    clear: kept.clear,
  };
}

export type Reply = ReturnType<typeof useReply>;

function readTyped(values: unknown): Typed | null {
  if (typeof values !== "object" || values === null || !("texts" in values) || !("chosen" in values))
    return null;
  const { texts, chosen } = values;
  if (typeof texts !== "object" || texts === null || Object.keys(texts).length === 0) return null;
  const isMessages = Object.values(texts).every(
    (text) => typeof text?.subject === "string" && typeof text?.body === "string",
  );
  return isMessages ? { chosen: Number(chosen), texts: texts as Typed["texts"] } : null;
}
