import * as z from "zod/mini";
import { requiredText } from "../text";

export const replyChannels = ["whatsapp", "email"] as const;
export type ReplyChannel = (typeof replyChannels)[number];

/** What a template may leave open: the sender's name, the kind of website asked for, and who answers. */
export const placeholders = ["nama", "jenis", "staf"] as const;

/** A text that answers many enquiries. */
export const replyTemplate = z.object({
  id: z.number(),
  channel: z.enum(replyChannels),
  name: z.string(),
  /** Of an e-mail. */
  subject: z.nullable(z.string()),
  body: z.string(),
  version: z.number(),
});
export type ReplyTemplate = z.infer<typeof replyTemplate>;

const unknownPlaceholder = `Templat hanya mengenal ${placeholders.map((name) => `{${name}}`).join(", ")}`;
const knowsItsPlaceholders = z.refine<string>(
  (text) =>
    [...text.matchAll(/\{([^{}]*)\}/g)].every(([, name]) => placeholders.some((known) => known === name)),
  unknownPlaceholder,
);

/** Body of `POST /api/reply-templates` and `PUT /api/reply-templates/{id}`. */
export const replyTemplateInput = z.strictObject({
  channel: z.enum(replyChannels, "Saluran tidak dikenal"),
  name: requiredText(2, "Nama templat harus diisi minimal 2 karakter", 80, "Nama templat"),
  subject: z.optional(
    z.nullable(requiredText(0, "Subjek tidak valid", 200, "Subjek").check(knowsItsPlaceholders)),
  ),
  body: requiredText(2, "Isi templat harus diisi", 2000, "Isi templat").check(knowsItsPlaceholders),
  /** When one is changed: what was read, so that nobody's change is lost. */
  version: z.optional(z.int("Versi tidak valid")),
});
export type ReplyTemplateInput = z.infer<typeof replyTemplateInput>;
