import * as z from "zod/mini";
import { maxPhoneNumber, saidSource, websiteType } from "../contact";
import { readPhoneNumber } from "../phone-number";
import { emailAddress, optionalLine, optionalText, requiredLine } from "../text";
import { contactChannels, contactSource } from "./contact-submission";

const unreadable =
  "Nomor HP tidak dapat dibaca. Tulis seperti 0812 3456 7890, atau isi alamat email yang dapat dihubungi.";

/** Body of `POST /api/contact/manual`: a contact that staff add. */
export const manualContact = z
  .strictObject({
    name: requiredLine(2, "Nama harus diisi minimal 2 karakter", 100, "Nama"),
    email: z.optional(z.nullable(z.union([z.literal(""), emailAddress], "Format email tidak valid"))),
    phoneNumber: optionalLine(maxPhoneNumber, "Nomor HP"),
    websiteType,
    message: optionalText(5000, "Pesan"),
    channel: z.enum(
      contactChannels.filter((channel) => channel !== "form"),
      "Pilih asal kontak: WhatsApp, telepon, datang langsung, atau lainnya",
    ),
    /** Whether an answer is due as for enquiries of the form. */
    promise: z.optional(z.boolean("Nilai promise tidak valid")),
    source: saidSource,
  })
  .check(
    z.refine(({ email, phoneNumber }) => Boolean(email) || Boolean(phoneNumber), {
      error: "Isi nomor HP atau email",
      path: ["phoneNumber"],
    }),
    z.refine(
      ({ email, phoneNumber }) => Boolean(email) || !phoneNumber || readPhoneNumber(phoneNumber) !== null,
      { error: unreadable, path: ["phoneNumber"] },
    ),
  );
export type ManualContact = z.infer<typeof manualContact>;

export const maxPaste = 50_000;

/** Body of `POST /api/contact/paste`: an exported chat, or copied messages. */
export const pastedChat = z.strictObject({
  text: z.string("Tempel pesan WhatsApp dulu").check(
    z.refine((text) => text.trim() !== "", "Tempel pesan WhatsApp dulu"),
    z.maxLength(maxPaste, "Tempelan maksimal 50.000 karakter. Tempel bagian yang penting saja."),
  ),
});

/** The contact that a pasted chat describes; nothing is stored. */
export const pastedDraft = z.object({
  draft: z.object({
    name: z.optional(z.string()),
    phoneNumber: z.optional(z.string()),
    message: z.string(),
    /** The source of the visit with the chat's code. */
    source: z.optional(contactSource),
  }),
});
export type PastedDraft = z.infer<typeof pastedDraft>;
