import * as z from "zod/mini";

const usernameMessage = "Username harus minimal 3 karakter";
const passwordMessage = "Password harus minimal 6 karakter";

export const loginInput = z.strictObject({
  username: z
    .string(usernameMessage)
    .check(z.trim(), z.minLength(3, usernameMessage), z.maxLength(100, "Username maksimal 100 karakter")),
  password: z
    .string(passwordMessage)
    .check(z.minLength(6, passwordMessage), z.maxLength(200, "Password maksimal 200 karakter")),
});
export type LoginInput = z.infer<typeof loginInput>;

/** The member of staff as the browser may know them. */
export const sessionUser = z.object({
  id: z.number(),
  username: z.string(),
  name: z.string(),
  isAdmin: z.boolean(),
});
export type SessionUser = z.infer<typeof sessionUser>;

export const sessionAnswer = z.object({ authenticated: z.boolean(), user: z.nullable(sessionUser) });
export type SessionAnswer = z.infer<typeof sessionAnswer>;

export const loginAnswer = z.object({
  user: z.optional(z.nullable(sessionUser)),
  message: z.optional(z.string()),
});
export type LoginAnswer = z.infer<typeof loginAnswer>;

/** The sentence of a successful login that the browser looks for when no user comes back. */
export const loginSuccessMessage = "Login successful";
