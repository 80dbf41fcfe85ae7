/** The address of a deployment with a domain of its own, put in by `npm run deploy`. */
declare const SITE_URL: string | undefined;

export const site = {
  name: "Arunika Web",
  url: typeof SITE_URL === "string" ? SITE_URL : "https://arunikaweb.example",
  lang: "id",
  locale: "id_ID",
  email: "halo@arunikaweb.example",
  replyTime: "1x24 jam pada hari kerja",
  /** Google Tag Manager's container, such as "GTM-ABC1234"; empty loads nothing from outside. */
  tagManagerId: "" as string,
  /** Cloudflare Turnstile's site key; empty loads nothing from outside. It also needs its secret: docs/operations.md. */
  turnstileSiteKey: "" as string,
  /** True tells browsers for a year that every host below the domain speaks https, the ones of others too. */
  httpsOnSubdomains: false as boolean,
} as const;

/** The address of a path of this site; an address stays what it is. */
export function absoluteUrl(pathOrUrl: string): string {
  return pathOrUrl.startsWith("/") ? site.url + pathOrUrl : pathOrUrl;
}

/** HTML for readers who see it on another host, where a path alone leads nowhere. */
export function withWholeAddresses(html: string): string {
  return html.replace(/<(?:a|img)\b[^>]*>/g, (tag) =>
    tag.replace(/ (href|src)="(\/(?!\/)[^"]*)"/g, (_, name, path) => ` ${name}="${absoluteUrl(path)}"`),
  );
}

/** The choice of what the configuration of the deployment says (`wrangler.toml`). */
export const asDeployed = "sesuai pengaturan server";
