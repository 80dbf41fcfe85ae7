import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { marked } from "marked";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { pageLoader } from "./worker/contract/inline-scripts.ts";
import { staffPaths } from "./worker/contract/paths.ts";

/** What `vite build --mode NAME` makes: two apps that share no file, so that none grows by the other's code, and what runs on the server. */
const builds: Record<string, { input: Rolldown.InputOption; chunks?: Rolldown.CodeSplittingOptions }> = {
  site: {
    input: "web/site/index.html",
    chunks: {
      groups: [
        // The function that imports; anywhere else the entry would pull in what stands beside it.
        {
          name: "entry",
          test: /vite\/preload-helper|web\/lib\/load-code\.|web\/site\/(main|app\/routes|lib\/(announce-page|article-slug|entrances|first-touch|forget-enquiry|stylesheet))\.|web\/(analytics\/\w+-\w+|toasts\/handed-over)\.|contract\/(jakarta|site|plain-text)\./,
          priority: 1,
        },
        // Run in a task of its own, before what uses it.
        { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
        { name: "react-start", test: /web\/site\/react\.ts/ },
        // The navigations, the frame around every page, and what most pages are made of.
        {
          name: "app",
          test: /web\/site\/app\/|web\/site\/features\/marketing\/hero-picture\.|web\/site\/ui\/(page-hero|eyebrow|link-styles|section|reveal)\.|web\/site\/lib\/(use-hydrated|page)|web\/ui\/notice\.|icons\/arrow-right\./,
        },
        // Small, and wanted by pages that want nothing else of what follows.
        {
          name: "bits",
          test: /web\/lib\/format\.|web\/ui\/(fallback-image|input-styles)\.|web\/site\/(ui\/button-link|features\/marketing\/cta-band)\.|contract\/privacy\.|icons\/(arrow-(left|up-right)|chevron-right|message-circle)\./,
        },
        // What the blog, its articles and the search share; a small file each they would compress worse.
        {
          name: "reading",
          test: /web\/article\/article-(card|image)|contract\/blog-(address|metadata)/,
        },
        { name: "schemas", test: /node_modules\/zod\//, priority: 1 },
        // What both forms, of contact and login, stand on.
        { name: "form", test: /web\/(lib\/(http|read-as)|ui\/field)\./, priority: 1 },
        // What the pages about the offer share.
        {
          name: "offer",
          test: /web\/site\/(content\/home|features\/marketing\/(section-heading|fact-list|step-list|team-list)|ui\/tick-list)\./,
        },
      ],
    },
  },
  staff: {
    input: "web/staff/index.html",
    chunks: {
      groups: [
        // A deployment seldom changes them: who comes back has them.
        { name: "libraries", test: /node_modules\/(?!lucide\/)/, tags: ["$initial"], priority: 1 },
        // What many pages share is small and comes in one file: each for itself, a page was fifty of them. Not csv.ts,
        // which only exports need.
        {
          name: "parts",
          test: /\/web\/(analytics|api|article|lib|staff(?!\/lib\/csv\.)|toasts|ui)\/|worker\/contract\/|node_modules\/lucide\//,
          minShareCount: 3,
          maxModuleSize: 6000,
        },
      ],
    },
  },
  server: {
    input: {
      prerender: "worker/build/prerender.ts",
      seed: "worker/command-line/seed/seed.ts",
      "user-account": "worker/command-line/user-account.ts",
    },
  },
};

/** The one font file that every page needs. */
const textFont = /plus-jakarta-sans-indonesian-wght.*\.woff2$/;

/**
 * Puts what the first paint needs before everything else in the head: in the staff area its stylesheet and the text
 * font; in the site, whose pages hold what they need of their stylesheet, the script that fetches what comes later. The
 * site's icon stands in the page.
 */
function nameFirst(): Plugin {
  const stylesheet = /\s*<link rel="stylesheet"[^>]*>/;
  const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
  return {
    name: "name-first",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => textFont.test(name));
        const [style] = stylesheet.exec(html) ?? [];
        if (!font || !style) return html;
        const preload = `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />`;
        const rest = html.replace(stylesheet, "");
        if (!html.includes("<!--all-styles-->")) {
          return rest.replace("<!--first-->", `${style.trim()}\n    ${preload}`);
        }
        const [, src] = entry.exec(html) ?? [];
        if (!src) throw new Error("the page names no script");
        const [href] = /(?<=href=")[^"]+/.exec(style) ?? [];
        const addresses = `data-entry="${src}" data-styles="${href}" data-font="/${font}"`;
        // Taken by browsers that can show it, without a request; the other is for search engines and the rest.
        const drawn = readFileSync(new URL("web/public/favicon.svg", import.meta.url), "utf8")
          .trim()
          .replaceAll('"', "'");
        const icon = `data:image/svg+xml,${drawn.replaceAll(/[<># ]/g, encodeURIComponent)}`;
        return rest
          .replace(entry, "")
          .replace("<!--first-->", `<script ${addresses}>${pageLoader}</script>`)
          .replace("<!--icon-->", `<link rel="icon" href="${icon}" type="image/svg+xml" />`)
          .replace(
            "<!--all-styles-->",
            `<noscript>${preload}<link rel="stylesheet" href="${href}" /></noscript>`,
          );
      },
    },
  };
}

const staffPage = new RegExp(
  `^(${Object.values(staffPaths)
    .join("|")
    .replaceAll(/\/:\w+\?/g, "(/[^/]+)?")
    .replaceAll(/:\w+/g, "[^/]+")})(\\?|$)`,
);

/** Puts our own helper, through which all imports of late code go, in the place of Vite's. */
function fetchBeforeImport(): Plugin {
  const helper = fileURLToPath(new URL("web/lib/load-code.ts", import.meta.url));
  return {
    name: "fetch-before-import",
    enforce: "pre",
    apply: "build",
    load: (id) =>
      id.includes("vite/preload-helper")
        ? `export { fetchBeforeImport as __vitePreload } from ${JSON.stringify(helper)}`
        : null,
  };
}

/** A page of the guide is written in Markdown and imported as HTML. */
function guideAsHtml(): Plugin {
  return {
    name: "guide-as-html",
    transform: (code, id) =>
      id.endsWith(".md")
        ? { code: `export default ${JSON.stringify(marked.parse(code, { async: false }))}`, moduleType: "js" }
        : null,
  };
}

/** While developing: each address gets the HTML of its app. */
function serveBothApps(): Plugin {
  return {
    name: "serve-both-apps",
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const isPage = request.headers.accept?.includes("text/html");
        if (isPage)
          request.url = staffPage.test(request.url ?? "") ? "/staff/index.html" : "/site/index.html";
        next();
      });
    },
  };
}

const isEntry = (name: string) => /assets\/entry-/.test(name);

export default defineConfig(({ mode }) => ({
  root: "web",
  // The address of a deployment; `worker/contract/site.ts` has another one without it.
  define: process.env.SITE_URL ? { SITE_URL: JSON.stringify(process.env.SITE_URL) } : {},
  plugins: [react(), tailwindcss(), nameFirst(), fetchBeforeImport(), guideAsHtml(), serveBothApps()],
  resolve: {
    alias: {
      // The package gives everybody its development build, with warnings; `-dom` only passes it on.
      "react-router-dom": fileURLToPath(
        new URL("node_modules/react-router/dist/production/index.mjs", import.meta.url),
      ),
    },
  },
  build: {
    outDir: `../dist/${mode}`,
    emptyOutDir: true,
    copyPublicDir: mode === "site",
    // An app has one stylesheet, which its page names: no chunk needs to know of it.
    cssCodeSplit: false,
    // Nothing may be inlined: the CSP allows no other script than ours and no font in the page.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Besides the file itself, which is always fetched. In the site only the entry names them, which fetches the app
      // before anybody needs it.
      resolveDependencies: (file, needed, { hostId, hostType }) => {
        const others = needed.filter((name) => name !== file);
        if (mode === "staff") return others;
        if (hostType === "html") return [];
        return isEntry(hostId) ? others.filter((name) => !isEntry(name)) : [];
      },
    },
    rollupOptions: {
      // What the browser loads late, the build of the server needs at once; that the two differ is meant.
      checks: { ineffectiveDynamicImport: mode !== "server" },
      input: builds[mode]?.input ?? {},
      output: {
        codeSplitting: builds[mode]?.chunks ?? true,
        // Chromium compiles the functions of the app on another thread while it fetches them, instead of one by one in a
        // visitor's touch. The entry runs as soon as it has come.
        ...(mode === "site" && {
          postBanner: (chunk) => (chunk.isEntry ? "" : "//# allFunctionsCalledOnLoad"),
        }),
      },
    },
  },
  // The calls, and not the files of web/api that make them.
  server: { proxy: { "^/api/(?!.*\\.ts)": `http://localhost:${process.env.PORT ?? "8787"}` } },
}));
