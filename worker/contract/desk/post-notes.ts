import * as z from "zod/mini";
import { requiredLine } from "../text";
import { person } from "./staff-post";
import { noteBody } from "./transitions";

export const postNote = z.object({
  id: z.number(),
  body: z.string(),
  author: z.nullable(person),
  name: z.nullable(z.string()),
  createdAt: z.string(),
});
export type PostNote = z.infer<typeof postNote>;

/** Body of `POST /api/blog/{id}/notes`. */
export const noteInput = z.strictObject({ body: noteBody });

/** A link to one version of a post. Its `url` is only in the response that creates it. */
export const previewLink = z.object({
  id: z.number(),
  createdAt: z.string(),
  expiresAt: z.string(),
  author: z.nullable(person),
});
export type PreviewLink = z.infer<typeof previewLink>;
export const newPreviewLink = z.object({ id: z.number(), url: z.string(), expiresAt: z.string() });
export type NewPreviewLink = z.infer<typeof newPreviewLink>;

/** Body of `POST /api/pratinjau/{token}/notes`, in JSON or as a plain form. */
export const readerNote = z.strictObject({
  name: requiredLine(2, "Nama harus minimal 2 karakter", 100, "Nama"),
  body: noteBody,
});
export type ReaderNote = z.infer<typeof readerNote>;
