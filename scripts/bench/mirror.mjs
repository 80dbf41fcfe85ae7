import { createServer } from "node:http";
import { gzipSync } from "node:zlib";

/** A page's HTML with its inline styles, without anything that is fetched: scripts, fonts, pictures. @param {string} html */
export function bareHtml(html) {
  return html
    .replaceAll(/<script(?![^>]*json)[^>]*>.*?<\/script>/gs, "")
    .replaceAll(/<noscript>.*?<\/noscript>/gs, "")
    .replaceAll(/@font-face\s*\{[^}]*\}/g, "")
    .replaceAll(/<(?:img|source|link(?=[^>]*rel="(?:preload|icon)")(?![^>]*href="data:))\b[^>]*>/g, "");
}

/**
 * Serves a site from memory with gzip over HTTP/1.1, so that the real and the bare page differ only in content.
 * @param {string} upstream @param {(html: string) => string} change
 */
export async function startMirror(upstream, change) {
  /** @param {string} path */
  const read = async (path) => {
    const response = await fetch(upstream + path, { redirect: "manual" });
    const isDropped = /^(content-(length|encoding)|transfer-encoding|connection|keep-alive|date|link)$/;
    const headers = new Headers([...response.headers].filter(([name]) => !isDropped.test(name)));
    const type = headers.get("Content-Type") ?? "";
    const found = Buffer.from(await response.arrayBuffer());
    let body = type.startsWith("text/html") ? Buffer.from(change(found.toString())) : found;
    if (/text|javascript|json|svg|xml/.test(type)) {
      body = gzipSync(body);
      headers.set("Content-Encoding", "gzip");
    }
    return { status: response.status, headers, body };
  };
  /** @type {Map<string, ReturnType<typeof read>>} */
  const known = new Map();
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const answer = known.get(path) ?? read(path);
    known.set(path, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, [...headers].flat()).end(body);
  });
  await new Promise((done) => server.listen(0, "localhost", () => done(null)));
  const address = server.address();
  return { server, origin: `http://localhost:${typeof address === "object" ? address?.port : address}` };
}
