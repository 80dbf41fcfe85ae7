import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { hashPassword } from "../../worker/auth/password/password";
import { insertSession } from "../../worker/auth/sessions/session.repository";
import { openSession, recognizeDevice } from "../../worker/auth/sessions/session.service";
import { createContentVersionStore } from "../../worker/cache/content-version";
import type { SessionUser } from "../../worker/contract/auth";
import type { Role } from "../../worker/contract/rights";
import { createDatabase } from "../../worker/db/client";
import { users } from "../../worker/db/schema/auth";
import { blogPosts } from "../../worker/db/schema/blog";
import { contactSubmissions } from "../../worker/db/schema/contact";
import { createDeps } from "../../worker/deps";
import worker from "../../worker/index";

const origin = "http://localhost";
/** Asks for the binding with each query: `empty-storage.ts` empties what was asked for. */
export const db = createDatabase({
  prepare: (query: string) => env.DB.prepare(query),
  batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
} as D1Database);

let sequence = 0;
/** A number no other call of this run has got. */
function next(): number {
  sequence += 1;
  return sequence;
}

interface Sending extends Omit<RequestInit, "headers"> {
  json?: unknown;
  headers?: Record<string, string>;
  /** Bindings that stand in for the real ones. */
  bindings?: Partial<Env>;
}

/** What counts requests of an address is shared by all tests of a worker: each asks from an address of its own. */
const ownAddress = () =>
  `penguji ${(globalThis as { preparedStorage?: { testNumber: number } }).preparedStorage?.testNumber}`;

/**
 * Sends a request to the whole Worker, to a path or to an absolute https address; `json` becomes the body.
 * Answers when the work that the Worker does after its answer is done too.
 */
export async function send(
  path: string,
  { json, headers, bindings, ...init }: Sending = {},
): Promise<Response> {
  const body = json === undefined ? undefined : JSON.stringify(json);
  const request = new Request(path.startsWith("https:") ? path : origin + path, {
    redirect: "manual",
    ...init,
    headers: {
      "CF-Connecting-IP": ownAddress(),
      ...(body !== undefined && {
        "Content-Type": "application/json",
        "Content-Length": String(new TextEncoder().encode(body).byteLength),
      }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
  const context = createExecutionContext();
  const response = await worker.fetch(request, { ...env, ...bindings }, context);
  await waitOnExecutionContext(context);
  return response;
}

const password = "rahasia-sekali-1";
let passwordHash: string | undefined;

/** A stored user, an owner unless said otherwise, and the password that signs them in. */
export async function createUser(values: Partial<Omit<typeof users.$inferInsert, "password">> = {}) {
  const { username = `staf-${next()}`, role = "owner" } = values;
  passwordHash ??= await hashPassword(password);
  const [user] = await db
    .insert(users)
    .values({
      ...{ name: "Staf Uji", isAdmin: role === "owner" || role === "editor", role },
      ...{ ...values, username, password: passwordHash },
    })
    .returning();
  if (!user) throw new Error("no user was inserted");
  return { user, username, password };
}

export type Call = (
  path: string,
  method?: string,
  json?: unknown,
  bindings?: Partial<Env>,
  key?: string,
) => Promise<Response>;

/** A user of a role, an owner unless said otherwise, with an open session, and how they call. */
export async function signIn(role: Role | null = "owner", values: Parameters<typeof createUser>[0] = {}) {
  const { user } = await createUser({ role, ...values });
  const token = await openSessionFor(user);
  const cookie = `session=${token}`;
  const call: Call = (path, method = "GET", json, bindings, key) =>
    send(path, {
      ...{ method, json, ...(bindings && { bindings }) },
      headers: { Cookie: cookie, ...(key && { "Idempotency-Key": key }) },
    });
  return { user, token, cookie, call };
}

export type Staff = Awaited<ReturnType<typeof signIn>>;

/** A stored member of staff, an editor unless said otherwise, as services know who acts. */
export async function createStaff(
  role: Role = "editor",
  values: Parameters<typeof createUser>[0] = {},
): Promise<SessionUser> {
  return { ...(await createUser({ role, ...values })).user, role };
}

/** A new editor, in whose name a run goes on. */
export async function editorId(): Promise<number> {
  return (await createUser({ role: "editor" })).user.id;
}

export function logIn(username: string, password: string, headers: Record<string, string> = {}) {
  return send("/api/auth/login", { method: "POST", json: { username, password }, headers });
}

/** Whether the session of a cookie is open. */
export async function isSignedIn(cookie: string): Promise<boolean> {
  const me = await send("/api/auth/me", { headers: { Cookie: cookie } });
  return (await me.json<{ authenticated: boolean }>()).authenticated;
}

/** Opens a session for a stored user without a second factor; its token. */
export async function openSessionFor(
  { id, password: passwordHash }: { id: number; password: string },
  device = "Chrome di Windows",
): Promise<string> {
  const deps = createDeps(env);
  const owner = { userId: id, name: device, device: await recognizeDevice(deps, undefined) };
  const token = await openSession(deps, owner, (row) => insertSession(deps.db, row, { passwordHash }));
  if (!token) throw new Error("no session was opened");
  return token;
}

/** Name and value of the cookie that a response sets. */
export function getCookie(response: Response): string {
  return response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

/** A stored post, as any visitor sees it from now on. */
export async function createPost(values: Partial<typeof blogPosts.$inferInsert> = {}) {
  const number = next();
  const [post] = await db
    .insert(blogPosts)
    .values({
      title: `Artikel nomor ${number}`,
      slug: `artikel-nomor-${number}`,
      summary: "Ringkasan artikel yang cukup panjang untuk diuji.",
      content: "<p>Isi artikel yang cukup panjang untuk diuji di halaman artikel.</p>",
      image: "/images/blog/default.svg",
      category: "SEO",
      ...values,
    })
    .returning();
  if (!post) throw new Error("no post was inserted");
  await createContentVersionStore(env.KV, env.DB).bump();
  return post;
}

export async function createContact(values: Partial<typeof contactSubmissions.$inferInsert> = {}) {
  const [contact] = await db
    .insert(contactSubmissions)
    .values({
      name: "Pengirim Uji",
      email: "pengirim@contoh.example",
      message: "Pesan uji yang cukup panjang.",
      ...values,
    })
    .returning();
  if (!contact) throw new Error("no enquiry was inserted");
  return contact;
}

/**
 * Repeats a request until the rate limit refuses it. Answers the refusal and how many were let through:
 * at least `limit`, and more where the clock's minute ended on the way.
 */
export async function sendUntilLimited(limit: number, request: () => Promise<Response>) {
  for (let passed = 0; passed <= 2 * limit; passed += 1) {
    const response = await request();
    if (response.status === 429) return { passed, response };
    await response.body?.cancel();
  }
  throw new Error(`none of ${2 * limit} requests was refused`);
}
