/** The URL of the deployment, inserted by `npm run deploy`. */
declare const SITE_URL: string | undefined;

export const site = {
  name: "Arunika Web",
  url: typeof SITE_URL === "string" ? SITE_URL : "https://arunikaweb.example",
  lang: "id",
  locale: "id_ID",
  email: "halo@arunikaweb.example",
  replyTime: "1x24 jam pada hari kerja",
  /** Google Tag Manager's container, such as "GTM-ABC1234"; empty loads none. */
  tagManagerId: "" as string,
  /** Cloudflare Turnstile's site key; empty loads no widget. It also needs the secret: docs/operations.md. */
  turnstileSiteKey: "" as string,
  /** If true, HSTS covers all subdomains for a year, including those of others. */
  httpsOnSubdomains: false as boolean,
} as const;

/** The absolute URL of a path; URLs stay unchanged. */
export function absoluteUrl(pathOrUrl: string): string {
  return pathOrUrl.startsWith("/") ? site.url + pathOrUrl : pathOrUrl;
}

/** HTML with absolute URLs, for readers on other hosts. */
export function withWholeAddresses(html: string): string {
  return html.replace(/<(?:a|img)\b[^>]*>/g, (tag) =>
    tag.replace(/ (href|src)="(\/(?!\/)[^"]*)"/g, (_, name, path) => ` ${name}="${absoluteUrl(path)}"`),
  );
}

/** The choice to use the deployment's configuration (`wrangler.toml`). */
export const asDeployed = "sesuai pengaturan server";
