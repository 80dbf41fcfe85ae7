import { createHash } from "node:crypto";
import { feeds } from "../contract/feeds";
import { pages } from "../contract/pages";
import { absoluteUrl } from "../contract/site";
import { securityHeaders } from "../http/security-headers";
import { fillShell, insert } from "../site/document";
import { contentPages, type RenderedPage, renderedKinds, renderPage } from "../site/render";
import { homeWithArticles, hydratedParts, refusedContact, samplePages, withoutSamples } from "./sample-pages";
import {
  extractStyles,
  inlineConstants,
  splitFaces,
  withColorsOnce,
  withConstants,
  withInitialValues,
  withoutHover,
} from "./styles";

const robotsTxt = `User-agent: *
Disallow: /admin
Disallow: /api/

Sitemap: ${absoluteUrl(feeds.sitemap)}
`;

/** Prefetches the staff area's assets while the user types a password. */
function prefetchStaffArea(staffPage: string): string {
  const files = [...staffPage.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)];
  return files.map(([, file]) => `<link rel="prefetch" href="${file}">`).join("");
}

interface Built {
  shell: string;
  staffPage: string;
  stylesheet: { name: string; css: string };
  previewStyles: string;
}

const minifyStyles = (css: string) => withColorsOnce(withConstants(withInitialValues(css)));

/**
 * File name → content: every page without dynamic data, and the shells of the others, each with its own styles inlined.
 */
export async function prerenderPages({ staffPage, ...built }: Built): Promise<Map<string, string>> {
  const { faces, rules } = splitFaces(minifyStyles(built.stylesheet.css));
  // Assets are cached for a year, so changed rules need a new name.
  const digest = createHash("sha256").update(rules).digest("base64url").slice(0, 8);
  const stylesheet = `assets/style-${digest}.css`;
  const withoutFooter = built.shell.replaceAll(built.stylesheet.name, stylesheet);
  const { footer } = await renderPage({ path: pages.notFound.path });
  const shell = insert(withoutFooter, { footer });
  const pageRules = withoutHover(rules);
  const withStyles = async (html: string, page: string) => {
    const styles = faces + (await extractStyles(page, pageRules));
    return html.replace("<!--styles-->", () => `<style>${styles}</style>`);
  };
  // A renamed font face is rendered again, which would shift text that was drawn in the fallback.
  const files = new Map([
    ["robots.txt", robotsTxt],
    [stylesheet, rules],
    // Keeps all constants, because its banner is shown on pages whose inlined styles omit unused ones.
    ["preview.css", inlineConstants(built.stylesheet.css, built.previewStyles)],
  ]);
  for (const kind of renderedKinds) {
    const samples = await Promise.all(samplePages[kind].map(renderPage));
    const page = fillShell(shell, {
      ...(samples[0] as RenderedPage),
      html: samples.map(({ html }) => html).join(""),
    });
    files.set(`_shell-${kind}.html`, await withStyles(shell, page));
  }
  const form = await refusedForm();
  const { html: home } = await renderPage(homeWithArticles);
  for (const id of contentPages) {
    const { path } = pages[id];
    const name = path === "/" ? "index.html" : `${path.slice(1)}.html`;
    const html = fillShell(shell, await renderPage({ path }));
    const { html: bare } = await renderPage({ path, content: withoutSamples });
    const later = hydratedParts(path, form, home) + bare;
    const whole = html.replace("</body>", () => `${later}</body>`);
    const ahead = path === pages.login.path ? prefetchStaffArea(staffPage) : "";
    const finished = async (made: string) =>
      (await withStyles(made, whole)).replace("</head>", () => `${ahead}</head>`);
    files.set(name, await finished(html));
    // The shell of the same page, for rendering with published content.
    files.set(`_shell-${id}.html`, await finished(shell));
  }
  return files;
}

async function refusedForm(): Promise<string> {
  const { html } = await renderPage(refusedContact);
  return html.slice(html.indexOf("<form"), html.indexOf("</form>"));
}

const resourcePolicy = "Cross-Origin-Resource-Policy";

/** The `_headers` file: security headers and cache times of assets. */
export function assetHeaders(): string {
  const lines = ["/*", ...headerLines(securityHeaders)];
  lines.push("/assets/*", "  ! Cache-Control", "  Cache-Control: public, max-age=31536000, immutable");
  lines.push("/images/*", "  ! Cache-Control", "  Cache-Control: public, max-age=86400");
  // Feed readers and link previews embed these on other origins.
  for (const path of ["/images/*", "/favicon.svg", "/favicon.ico", "/icon-192.png", "/icon-512.png"]) {
    lines.push(path, `  ! ${resourcePolicy}`, `  ${resourcePolicy}: cross-origin`);
  }
  return `${lines.join("\n")}\n`;
}

/** The `_redirects` file: permanent redirects, where the platform's own would be temporary. */
export function assetRedirects(): string {
  const paths = contentPages.map((id) => pages[id].path).filter((path) => path !== "/");
  return paths.map((path) => `${path}/ ${path} 301\n`).join("");
}

function headerLines(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
}
