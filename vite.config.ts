import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** The one font file that every page needs. */
const textFont = /plus-jakarta-sans-indonesian-wght.*\.woff2$/;

/** What every page runs: in one file it compresses better than in ten. */
const shared = [
  "node_modules/(react-router|react-router-dom)/",
  "lucide/dist/esm/icons/arrow-",
  "contract/site\\.",
  "web/(hydrate|content/navigation|app/(?!admin))",
  "web/lib/(cn|page-data|use-page-meta|use-in-view|toast)\\.",
  "web/ui/(button|eyebrow|faq|half-sun|hero-picture|icon|link-styles|page-hero|section)\\.",
  "web/features/marketing/(reveal|section-heading)\\.",
];

const isEntry = (name: string) => /assets\/entry-/.test(name);
const isReact = (name: string) => /assets\/(react|rolldown-runtime)-/.test(name);

/** What the pages of the blog have in common; alone each piece would cost more than it holds. */
const reading = [
  "web/features/blog/(article-card|article-image|search-form)\\.",
  "web/lib/format\\.",
  "contract/(blog-address|blog-metadata|feeds|limits|search-address)\\.",
  "web/ui/(notice|spinner)\\.",
  "icons/chevron-right",
];

/**
 * Names the stylesheet and the text font before everything else in the head: the first paint waits for the one,
 * and shows its text in the other.
 */
function nameFirst(): Plugin {
  const stylesheet = /\s*<link rel="stylesheet"[^>]*>/;
  return {
    name: "name-first",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => textFont.test(name));
        const [style] = stylesheet.exec(html) ?? [];
        if (!font || !style) return html;
        const preload = `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />`;
        return html.replace(stylesheet, "").replace("<!--first-->", `${style.trim()}\n    ${preload}`);
      },
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  root: "web",
  plugins: [react(), tailwindcss(), nameFirst()],
  resolve: {
    alias: {
      // The package gives everybody its development build, with warnings; `-dom` only passes it on.
      "react-router-dom": fileURLToPath(
        new URL("node_modules/react-router/dist/production/index.mjs", import.meta.url),
      ),
    },
  },
  build: isSsrBuild
    ? {
        outDir: "../dist/server",
        emptyOutDir: true,
        copyPublicDir: false,
        rollupOptions: {
          // What the browser loads late, the build needs at once; that the two differ is meant.
          checks: { ineffectiveDynamicImport: false },
          input: {
            prerender: "worker/build/prerender.ts",
            seed: "worker/command-line/seed/seed.ts",
            "user-account": "worker/command-line/user-account.ts",
          },
        },
      }
    : {
        outDir: "../dist/client",
        emptyOutDir: true,
        // Nothing may be inlined: the CSP allows no script and no font in the page.
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // React's files come side by side. Further down the names would cost every page more than they bring.
          resolveDependencies: (_file, needed, { hostId }) =>
            needed.filter((name) => name.endsWith(".css") || (isEntry(hostId) && isReact(name))),
        },
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                // The function that imports; anywhere else the entry would pull in what stands beside it.
                { name: "entry", test: /vite\/preload-helper|web\/main\.ts/, priority: 1 },
                // Run in a task of its own, before what uses it.
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: "react-start", test: /web\/react\.ts/ },
                { name: "app", test: new RegExp(shared.join("|")) },
                // Alone, or every page with a picture or a field would load what stands beside it.
                { name: "pieces", test: /web\/ui\/(fallback-image|input-styles)\./ },
                { name: "reading", test: new RegExp(reading.join("|")) },
              ],
            },
          },
        },
      },
  server: { proxy: { "/api": `http://localhost:${process.env.PORT ?? "8787"}` } },
}));
