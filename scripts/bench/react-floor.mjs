import { gzipSync } from "node:zlib";
import { build } from "vite";

const entry = "react-floor";
const source = `import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
hydrateRoot(document.body, createElement("p"));`;

/** Kilobytes (of 1,000 bytes, gzip) of the smallest app that React takes a page over with, built as the site is. */
export async function reactFloor() {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, rollupOptions: { input: entry } },
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? source : null),
      },
    ],
  });
  const { output } = /** @type {import("vite").Rolldown.RolldownOutput} */ (result);
  const code = output.flatMap((file) => (file.type === "chunk" ? file.code : []));
  return code.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).byteLength / 1000, 0);
}
