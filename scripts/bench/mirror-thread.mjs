import { createServer } from "node:http";
import { createSecureServer } from "node:http2";
import { parentPort, workerData } from "node:worker_threads";
import { gzipSync } from "node:zlib";
import { bareHtml, inlineHtml, references, stylesheetsOf } from "./references.mjs";

/** @typedef {{ status: number, headers: Record<string, string>, body: Buffer }} Answer */

const { upstream, tls } = /** @type {{ upstream: string, tls: { key: string, cert: string } | null }} */ (
  workerData
);
const isText = /text|javascript|json|svg|xml/;
const ofTheConnection = /^(content-length|content-encoding|transfer-encoding|connection|keep-alive|date)$/;

/** @param {string} path */
async function readUpstream(path) {
  const response = await fetch(upstream + path, { redirect: "manual" });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !ofTheConnection.test(name)));
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** @param {string} html @param {string} dress */
async function dressed(html, dress) {
  if (dress === "bare") return bareHtml(html);
  const sheets = await Promise.all(stylesheetsOf(html).map(readUpstream));
  return inlineHtml(html, sheets.map(({ body }) => body.toString()).join("\n"));
}

/** @param {string} dress @param {string} path @returns {Promise<Answer>} */
async function answer(dress, path) {
  const { status, headers, body: found } = await readUpstream(path);
  const type = headers["content-type"] ?? "";
  let body = found;
  if (dress !== "ours" && type.startsWith("text/html")) {
    body = Buffer.from(await dressed(found.toString(), dress));
    // It may name files that the page itself no longer does.
    delete headers.link;
    const policy = headers["content-security-policy"];
    if (policy)
      headers["content-security-policy"] = policy.replace(/style-src [^;]*/, "style-src 'unsafe-inline'");
  }
  if (isText.test(type)) {
    body = gzipSync(body);
    headers["content-encoding"] = "gzip";
  }
  return { status, headers: { ...headers, "content-length": String(body.byteLength) }, body };
}

/** @param {string} dress @returns {Promise<string>} */
function listen(dress) {
  /** @type {Map<string, Promise<Answer>>} */
  const known = new Map();
  /** @param {{ url?: string | undefined }} request @param {import("node:http").ServerResponse} response */
  const handle = async (request, response) => {
    const path = request.url ?? "/";
    const made = known.get(path) ?? answer(dress, path);
    known.set(path, made);
    try {
      const { status, headers, body } = await made;
      response.writeHead(status, headers).end(body);
    } catch (error) {
      response.writeHead(502).end(String(error));
    }
  };
  const server = tls ? createSecureServer(tls) : createServer();
  server.on("request", handle);
  return new Promise((done, fail) => {
    server.on("error", fail);
    server.listen(0, "localhost", () => {
      const address = server.address();
      done(`${tls ? "https" : "http"}://localhost:${typeof address === "object" ? address?.port : address}`);
    });
  });
}

const dresses = ["ours", ...references];
const origins = await Promise.all(dresses.map(listen));
parentPort?.postMessage(Object.fromEntries(dresses.map((dress, index) => [dress, origins[index]])));
