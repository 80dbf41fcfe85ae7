/**
 * @typedef {object} Staff
 * @property {string} cookie A session that is open.
 * @property {(method: string, url: string, body?: Record<string, unknown>) => Promise<any>} call Answers the JSON of a call in their name.
 * @property {() => Promise<void>} publish Saves a post unchanged, as staff do: no copy made before is found again.
 */

/** Signs in as the seed's member of staff. @param {string} origin @returns {Promise<Staff>} */
export async function signIn(origin) {
  const response = await send(`${origin}/api/auth/login`, "POST", "", {
    username: "admin",
    password: "admin-lokal-2026",
  });
  const cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const list = await fetch(`${origin}/api/blog?fields=summary&sort=oldest&pageSize=1&page=1`);
  const [oldest] = /** @type {{ id: number }[]} */ (await list.json());
  const post = `${origin}/api/blog/${oldest?.id}`;
  const { title, slug, summary, content, image, category } = await (await fetch(post)).json();
  const values = { title, slug, summary, content, image, category };
  return {
    cookie,
    call: async (method, url, body) => (await send(url, method, cookie, body)).json(),
    publish: async () => {
      await (await send(post, "PUT", cookie, values)).text();
    },
  };
}

/** @param {string} url @param {string} method @param {string} cookie @param {Record<string, unknown>} [body] */
async function send(url, method, cookie, body) {
  const response = await fetch(url, {
    method,
    headers: { "Content-Type": "application/json", Cookie: cookie },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`);
  return response;
}
