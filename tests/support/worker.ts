import { env, exports } from "cloudflare:workers";
import { hashPassword } from "../../worker/auth/password";
import { createDatabase } from "../../worker/db/client";
import { blogPosts, contactSubmissions, users } from "../../worker/db/schema";

const origin = "http://localhost";
export const db = createDatabase(env.DB);

let sequence = 0;
/** A number no other call of this run has got. */
function next(): number {
  sequence += 1;
  return sequence;
}

/** Sends a request to the whole Worker; `json` becomes the body. */
export function send(
  path: string,
  { json, headers, ...init }: RequestInit & { json?: unknown; headers?: Record<string, string> } = {},
): Promise<Response> {
  const request = new Request(origin + path, {
    redirect: "manual",
    ...init,
    headers: { ...(json !== undefined && { "Content-Type": "application/json" }), ...headers },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  return (exports as unknown as { default: Fetcher }).default.fetch(request);
}

/** A stored user and the password that signs them in. */
export async function createUser(values: Partial<typeof users.$inferInsert> = {}) {
  const password = "rahasia-sekali-1";
  const username = values.username ?? `staf-${next()}`;
  const [user] = await db
    .insert(users)
    .values({ name: "Staf Uji", isAdmin: true, ...values, username, password: await hashPassword(password) })
    .returning();
  if (!user) throw new Error("no user was inserted");
  return { user, username, password };
}

/** The cookie of a session that a new user, an admin unless said otherwise, has opened. */
export async function createSession(values: Partial<typeof users.$inferInsert> = {}) {
  const { user, username, password } = await createUser(values);
  const response = await send("/api/auth/login", { method: "POST", json: { username, password } });
  if (response.status !== 200) throw new Error(`the login answered ${response.status}`);
  return { user, cookie: cookieOf(response) };
}

/** Name and value of the cookie that a response sets. */
export function cookieOf(response: Response): string {
  return response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

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
