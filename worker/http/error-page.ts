import { html } from "hono/html";
import { site } from "../contract/site";

/** What stands in the place of a page that is not made. It needs no binding, no file and no script. */
export function errorPage(title: string, message: string, requestId: string) {
  return html`<!doctype html>
<html lang="${site.lang}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="theme-color" content="#fbf6ee">
    <title>${title} | ${site.name}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <style>
      body { margin: 0; background: #fbf6ee; color: #1c1930; font: 1.0625rem/1.65 ui-sans-serif, system-ui, sans-serif; }
      main { max-width: 40rem; margin: 0 auto; padding: clamp(3.5rem, 14vh, 9rem) 1.25rem 3rem; }
      .name { color: inherit; font-weight: 700; text-decoration: none; }
      h1 { margin: 2.5rem 0 0; font-size: clamp(1.9rem, 6vw, 2.75rem); line-height: 1.15; letter-spacing: -0.02em; }
      p { margin: 1rem 0 0; }
      .actions { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 2rem; }
      .actions a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 1.4rem; border: 1px solid #8a7d6c;
        border-radius: 99px; color: #1c1930; font-weight: 600; text-decoration: none; }
      .actions a:first-child { border-color: #c8371b; background: #c8371b; color: #fff; }
      .actions a:hover { border-color: #1c1930; }
      a:focus-visible { outline: 3px solid #3a2e5c; outline-offset: 3px; }
      .id { margin-top: 3rem; color: #55506b; font-size: 0.875rem; overflow-wrap: anywhere; }
    </style>
  </head>
  <body>
    <main>
      <a class="name" href="/">${site.name}</a>
      <h1>${title}</h1>
      <p>${message}</p>
      <p class="actions"><a href="">Coba Lagi</a><a href="/">Ke Beranda</a></p>
      <p class="id">Nomor permintaan: ${requestId}</p>
    </main>
  </body>
</html>
`;
}
