import { expect } from "vitest";
import { type Post, post } from "../../worker/contract/blog";
import { createSession, createUser, send } from "./worker";

/** What staff send to store a post; its slug is like no other. */
export const postValues = (values: Record<string, unknown> = {}) => ({
  title: "Cara memilih domain",
  slug: `cara-memilih-domain-${crypto.randomUUID()}`,
  summary: "Panduan singkat memilih nama domain usaha.",
  content: "<p>Nama domain yang baik itu pendek, mudah dieja, dan mudah diingat.</p>",
  image: "/images/blog/default.svg",
  category: "Domain",
  ...values,
});

export type Call = (path: string, method: string, json?: unknown) => Promise<Response>;

/** Calls as a member of staff. */
export async function signedInStaff(): Promise<Call> {
  const { cookie } = await createSession();
  return (path, method, json) => send(path, { method, json, headers: { Cookie: cookie } });
}

export async function createdBy(call: Call, values: Record<string, unknown> = {}): Promise<Post> {
  const response = await call("/api/blog", "POST", postValues(values));
  expect(response.status).toBe(201);
  return post.parse(await response.json());
}

/** A new editor, in whose name a run goes on. */
export async function editorId(): Promise<number> {
  return (await createUser({ role: "editor" })).user.id;
}

/** Field name → message of a refusal. */
export async function readFields(response: Response): Promise<Record<string, string> | undefined> {
  return (await response.json<{ fields?: Record<string, string> }>()).fields;
}

/** Whether the session of a cookie is open. */
export async function isSignedIn(cookie: string): Promise<boolean> {
  const me = await send("/api/auth/me", { headers: { Cookie: cookie } });
  return (await me.json<{ authenticated: boolean }>()).authenticated;
}
