import * as z from "zod/mini";
import { requiredLine, requiredText, seenLength } from "../text";

export const replyChannels = ["whatsapp", "email"] as const;
export type ReplyChannel = (typeof replyChannels)[number];

/** Placeholders of a template: name, first name, kind of website, staff member and business. */
export const placeholders = ["nama", "nama_depan", "jenis", "staf", "usaha"] as const;

export const maxReplyLength = 2000;

export const replyTemplate = z.object({
  id: z.number(),
  channel: z.enum(replyChannels),
  name: z.string(),
  subject: z.nullable(z.string()),
  body: z.string(),
  version: z.number(),
});
export type ReplyTemplate = z.infer<typeof replyTemplate>;

const known: readonly string[] = placeholders;
const listed = placeholders.map((name) => `{${name}}`).join(", ");

/** `{ Nama }` counts as `{nama}`. */
const placeholderName = (typed: string) => typed.trim().toLowerCase();

/** Normalizes known placeholders; unknown ones stay. */
export function spellPlaceholders(text: string): string {
  return text.replaceAll(/\{([^{}]*)\}/g, (whole, typed: string) =>
    known.includes(placeholderName(typed)) ? `{${placeholderName(typed)}}` : whole,
  );
}

export function placeholderFault(text: string): string | null {
  for (const [whole, typed = ""] of text.matchAll(/\{([^{}]*)\}/g)) {
    if (!known.includes(placeholderName(typed))) {
      return `Isian ${whole.slice(0, 40)} tidak dikenal. Isian yang ada: ${listed}.`;
    }
  }
  const rest = text.replaceAll(/\{[^{}]*\}/g, "");
  return /[{}]/.test(rest) ? `Kurung kurawal hanya untuk isian ${listed}, masing-masing sepasang.` : null;
}

const fillable = z.refine<string>((text) => placeholderFault(text) === null, {
  error: ({ input }) => placeholderFault(String(input)) ?? undefined,
});
const spelled = z.overwrite(spellPlaceholders);

/** Body of `POST /api/reply-templates` and `PUT /api/reply-templates/{id}`. */
export const replyTemplateInput = z
  .strictObject({
    channel: z.enum(replyChannels, "Saluran tidak dikenal"),
    name: requiredLine(2, "Nama templat harus diisi minimal 2 karakter", 80, "Nama templat"),
    /** Required for e-mail; not stored for other channels. */
    subject: z.optional(
      z.nullable(requiredLine(0, "Subjek tidak valid", 200, "Subjek").check(spelled, fillable)),
    ),
    body: requiredText(2, "Isi templat harus diisi", maxReplyLength, "Isi templat").check(spelled, fillable),
    /** For a change: the version that was read, to detect conflicts. */
    version: z.optional(z.int("Versi tidak valid")),
  })
  .check(
    z.refine(({ channel, subject }) => channel !== "email" || seenLength(subject ?? "") > 0, {
      error: "Subjek email harus diisi",
      path: ["subject"],
    }),
  );
export type ReplyTemplateInput = z.infer<typeof replyTemplateInput>;
