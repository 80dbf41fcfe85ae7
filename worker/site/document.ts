import { type HeadTag, headTags } from "../contract/head-tags";
import { escapeHtml } from "../contract/plain-text";
import { buildPalette, paint } from "../contract/site-content/brand";
import { paintedPath } from "../contract/site-content/painted-path";
import type { SiteContent } from "../contract/site-content/schema";
import { limitCalls } from "../limits";
import type { RenderedKind, RenderedPage } from "./render";

/** Fills the built shell with a rendered page: metadata, HTML and page data. */
export function fillShell(shell: string, page: RenderedPage): string {
  return insert(withFooter(applyBrand(shell, page.content), page), {
    "page-head": serializeTags(headTags(page.metadata, page.content)),
    "page-body": page.html,
    "page-data": `<script type="application/json" id="page-data">${escapeScript(JSON.stringify(page.data))}</script>`,
  });
}

const icon = /<link rel="(?:apple-touch-)?icon"[^>]*>\s*/g;

/** The shell with the brand's colours and icon, and with the tag manager's container. */
export function applyBrand(shell: string, { brand, analytics }: SiteContent): string {
  let html = paint(shell, brand);
  html = html.replaceAll(/(?<=")\/assets\/style-[\w-]+\.css(?=")/g, (path) => paintedPath(path, brand));
  if (brand.logo) {
    html = html
      .replaceAll(icon, "")
      .replace("</head>", () => `<link rel="icon" href="${escapeHtml(brand.logo)}" />\n  </head>`);
  }
  return analytics.tagManagerId
    ? html.replace("<html", () => `<html data-tags="${escapeHtml(analytics.tagManagerId)}"`)
    : html;
}

/** The staff area's page with the business name and brand colours. */
export function staffPage(shell: string, content: SiteContent): string {
  const { business, brand } = content;
  const { accent, accentDeep, amber, peach, ink } = buildPalette(brand);
  const isPainted = brand.accent !== "" || brand.ink !== "";
  const colors = `:root { --color-fajar: ${accent}; --color-fajar-deep: ${accentDeep}; --color-amber: ${amber};
    --color-peach: ${peach}; --color-night: ${ink}; }
  @media (prefers-color-scheme: dark) { :root { --color-fajar-deep: ${amber}; --color-night: #0d0b1c; } }`;
  const data = {
    name: business.name,
    reply: business.replyTime,
    logo: brand.logo,
    names: brand.logoWithName && "1",
  };
  const attributes = Object.entries(data).map(
    ([name, value]) => ` data-${name}="${escapeHtml(value || "")}"`,
  );
  return applyBrand(shell, content)
    .replace("<html", () => `<html${attributes.join("")}`)
    .replace("</head>", (end) => (isPainted ? `<style>${colors}</style>${end}` : end));
}

/** Replaces the shell's footer, which has the default content. */
export const withFooter = (shell: string, { footer }: RenderedPage) =>
  shell.replace(/<footer[\s\S]*<\/footer>/, () => footer);

/** Replaces the `<!--name-->` markers of a shell. */
export function insert(shell: string, parts: Record<string, string>): string {
  const left = new Set(Object.keys(parts));
  const html = shell.replace(/<!--([\w-]+)-->/g, (marker, name: string) =>
    left.delete(name) ? (parts[name] ?? "") : marker,
  );
  for (const name of left) throw new Error(`the shell has no <!--${name}-->`);
  return html;
}

export const serializeTags = (tags: readonly HeadTag[]) => tags.map(serializeTag).join("\n    ");

function serializeTag({ tag, attributes, text = "" }: HeadTag): string {
  if (tag === "title") return `<title>${escapeHtml(text)}</title>`;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const opening = `<${tag}${written.join("")} data-page="">`;
  return tag === "script" ? `${opening}${escapeScript(text)}</script>` : opening;
}

/** JSON that cannot close its script element. */
function escapeScript(json: string): string {
  return json.replaceAll("<", "\\u003c");
}

/** The built shell of a kind of page, or of the staff area. */
type ShellName = `_shell-${RenderedKind}` | "_staff";

const cached = new Map<ShellName, string>();

/** A built shell with its hashed asset names, read once per isolate. */
export async function loadShell(assets: Fetcher, kind: RenderedKind | "staff"): Promise<string> {
  const name: ShellName = kind === "staff" ? "_staff" : `_shell-${kind}`;
  const known = cached.get(name);
  if (known !== undefined) return known;
  // A new request, because the visitor's conditional headers are for another page.
  const response = await limitCalls("the assets", assets).fetch(new Request(`http://assets.local/${name}`));
  if (!response.ok) throw new Error(`${name} answered ${response.status}; was the site built?`);
  const shell = await response.text();
  cached.set(name, shell);
  return shell;
}
