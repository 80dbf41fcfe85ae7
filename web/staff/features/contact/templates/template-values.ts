import {
  placeholderFault,
  type ReplyChannel,
  type ReplyTemplate,
  type ReplyTemplateInput,
  replyTemplateInput,
} from "../../../../../worker/contract/inbox/reply-template";
import { fillTemplate } from "../../../../../worker/contract/inbox/reply-text";
import { business } from "../../../lib/business";

/** The form values of a template. */
export interface TemplateValues {
  channel: ReplyChannel;
  name: string;
  subject: string;
  body: string;
}
type TemplateField = keyof TemplateValues;

export const channelNames: Record<ReplyChannel, string> = { whatsapp: "WhatsApp", email: "Email" };

export const templateLabels: Record<TemplateField, string> = {
  channel: "Saluran",
  name: "Nama templat",
  subject: "Subjek",
  body: "Isi",
};
const templateFields = Object.keys(templateLabels) as TemplateField[];

export const emptyTemplate: TemplateValues = { channel: "whatsapp", name: "", subject: "", body: "" };

export function toValues({ channel, name, subject, body }: ReplyTemplate): TemplateValues {
  return { channel, name, subject: subject ?? "", body };
}

/** The body of the call; `version` is the version that was read, or null. */
export function toInput(values: TemplateValues, version: number | null): ReplyTemplateInput {
  const { channel, name, body } = values;
  const subject = channel === "email" ? values.subject.trim() || null : null;
  return { channel, name: name.trim(), subject, body: body.trim(), ...(version !== null && { version }) };
}

export function getFieldText(values: TemplateValues, field: TemplateField): string {
  if (field === "channel") return channelNames[values.channel];
  return toInput(values, null)[field] ?? "";
}

/** Whether two would be stored as the same. A changed channel alone does not count. */
export function isSameTemplate(one: TemplateValues, other: TemplateValues): boolean {
  const isBlank = ({ name, subject, body }: TemplateValues) => `${name}${subject}${body}`.trim() === "";
  if (isBlank(one) && isBlank(other)) return true;
  return templateFields.every((field) => getFieldText(one, field) === getFieldText(other, field));
}

/** The errors by field. */
export function findErrors(values: TemplateValues): Record<string, string> {
  const faults: Record<string, string> = {};
  const read = replyTemplateInput.safeParse(toInput(values, null));
  for (const { path, message } of read.error?.issues ?? []) faults[String(path[0])] ??= message;
  return faults;
}

/** The error of the placeholders while typing; an unfinished one at the end is ignored. */
export function faultWhileTyping(text: string): string | undefined {
  return placeholderFault(text.replace(/\{[^{}]*$/, "")) ?? undefined;
}

/** An example person. */
const example = { name: "Maya", email: "maya@contoh.example", websiteType: "online-shop" } as const;

/** A text as the example person would read it, when `staffName` answers. */
export const fillExample = (text: string, staffName: string): string =>
  fillTemplate(text, example, staffName, business.name);
