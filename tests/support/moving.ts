import { env } from "cloudflare:workers";
import type { ImportAnswer, ImportStart } from "../../worker/contract/moving";
import { createDatabase } from "../../worker/db/client";
import { createDeps, type Deps, replaceDeps } from "../../worker/deps";
import { crashAfter } from "./crash";
import { deliverTo, type Outcome, silentQueue } from "./deliveries";
import { send } from "./worker";

export interface WxrPost {
  title?: string;
  slug?: string;
  content?: string;
  excerpt?: string;
  status?: string;
  type?: string;
  date?: string;
  id?: number;
  author?: string;
  category?: string;
  /** Elements besides. */
  more?: string;
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;

export const paragraph =
  "<p>Kopi tubruk dibuat tanpa saringan, dan ampasnya turun sendiri bila ditunggu beberapa menit.</p>";

/** An export of WordPress with these posts. */
export function makeWxr(
  posts: readonly WxrPost[],
  { site = "https://lama.example.com", end = "</channel></rss>" } = {},
): string {
  const items = posts.map((post, index) => {
    const {
      title = `Artikel lama ${index + 1}`,
      content = paragraph,
      excerpt = "",
      status = "publish",
    } = post;
    const { type = "post", id = index + 1, author = "Bu Rina", category = "Kopi", more = "" } = post;
    const { slug = `artikel-lama-${index + 1}`, date = "2019-05-04 03:02:01" } = post;
    return `<item><title>${cdata(title)}</title><link>${site}/2019/${slug}/</link><dc:creator>${cdata(author)}</dc:creator>
      <guid isPermaLink="false">${site}/?p=${id}</guid><content:encoded>${cdata(content)}</content:encoded>
      <excerpt:encoded>${cdata(excerpt)}</excerpt:encoded><wp:post_id>${id}</wp:post_id>
      <wp:post_date_gmt>${date}</wp:post_date_gmt><wp:post_name>${slug}</wp:post_name><wp:status>${status}</wp:status>
      <wp:post_type>${type}</wp:post_type><category domain="category" nicename="x">${cdata(category)}</category>${more}</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Situs lama</title><link>${site}</link>
    <wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${site}</wp:base_blog_url>${items.join("\n")}${end}`;
}

/** An attached picture of an export. */
export function wxrPicture(id: number, url: string, { alt = "", parent = 0 } = {}): WxrPost {
  const meta = `<wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>${cdata(alt)}</wp:meta_value></wp:postmeta>`;
  const more = `<wp:attachment_url>${url}</wp:attachment_url><wp:post_parent>${parent}</wp:post_parent>${alt && meta}`;
  return {
    id,
    title: `gambar ${id}`,
    slug: `gambar-${id}`,
    type: "attachment",
    status: "inherit",
    content: "",
    more,
  };
}

/** Sends a file; nothing reads it yet. */
export async function uploadFile(
  cookie: string,
  file: string | Uint8Array<ArrayBuffer>,
  site?: string,
): Promise<string> {
  const form = new FormData();
  if (site !== undefined) form.set("site", site);
  form.set("file", new File([file], "ekspor.xml"));
  const response = await send("/api/imports", {
    method: "POST",
    body: form,
    headers: { Cookie: cookie },
    bindings: quiet,
  });
  const { id } = (await response.json()) as { id: string };
  return id;
}

/** No message comes by itself. */
export const quiet: Partial<Env> = { GENERATION_QUEUE: silentQueue };

export async function readImport(cookie: string, id: string): Promise<ImportAnswer> {
  return (await send(`/api/imports/${id}`, { headers: { Cookie: cookie } })).json();
}

export function act(cookie: string, id: string, what: "start" | "undo", json?: Partial<ImportStart>) {
  const headers = { Cookie: cookie };
  return send(`/api/imports/${id}/${what}`, {
    method: "POST",
    headers,
    bindings: quiet,
    ...(json && { json }),
  });
}

/** Runs the jobs of an import until none waits; what each attempt answered. */
export async function runJobs(id: string, deps: Deps = createDeps(env), most = 200): Promise<Outcome[]> {
  const ends: Outcome[] = [];
  const quietDeps = Object.create(deps, { generationQueue: { value: silentQueue } }) as Deps;
  for (let attempt = 0; attempt < most; attempt += 1) {
    const { results } = await env.DB.prepare(
      "SELECT kind FROM jobs WHERE subject = ? AND state IN ('queued', 'running')",
    )
      .bind(id)
      .all<{ kind: string }>();
    const [job] = results;
    if (!job) return ends;
    const outcomes = await deliverTo("arunika-generation", quietDeps, [{ kind: job.kind, subject: id }]);
    ends.push(...outcomes);
  }
  throw new Error("the jobs of an import do not end");
}

/** Uploads a file and has it read. */
export async function readFile(
  cookie: string,
  file: string | Uint8Array<ArrayBuffer>,
  site?: string,
): Promise<ImportAnswer> {
  const id = await uploadFile(cookie, file, site);
  await runJobs(id);
  return readImport(cookie, id);
}

/** The same, and has what was found written. */
export async function importFile(
  cookie: string,
  file: string | Uint8Array<ArrayBuffer>,
  { status = "keep", pictures = "none" }: Partial<ImportStart> = {},
  deps?: Deps,
): Promise<ImportAnswer> {
  const { id } = await readFile(cookie, file);
  await act(cookie, id, "start", { status, pictures });
  await runJobs(id, deps);
  return readImport(cookie, id);
}

/** Runs the jobs of a step, the first attempt dying after so many calls; false once that was too many to die. */
export async function runAndCrash(id: string, calls: number): Promise<boolean> {
  const dying = crashAfter(env.DB, calls);
  const binding = new Proxy(dying, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  await runJobs(id, replaceDeps(createDeps(env), { db: createDatabase(binding) }), 12).catch(() => {});
  // Whoever held the job is dead: its lease ends.
  const { results } = await env.DB.prepare(
    "UPDATE jobs SET state = 'queued', lease_until = NULL, not_before = 0 WHERE subject = ? AND state IN ('queued', 'running') RETURNING kind",
  )
    .bind(id)
    .all();
  await runJobs(id);
  return results.length > 0;
}
