import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const isDeep = process.env.SUITE === "deep";

/** The test files of one suite: `*.deep.test.ts` are the deep suite, all others the gate. */
function suiteOf(folder: string, levels = "**/*") {
  return isDeep
    ? { include: [`${folder}/${levels}.deep.test.{ts,tsx}`], testTimeout: 1_200_000, hookTimeout: 1_200_000 }
    : { include: [`${folder}/${levels}.test.{ts,tsx}`], exclude: ["**/*.deep.test.*"] };
}

export default defineConfig(async () => ({
  test: {
    maxWorkers: 2,
    projects: [
      {
        cacheDir: "dist/vitest",
        plugins: [
          cloudflareTest({
            remoteBindings: false,
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              bindings: {
                TEST_MIGRATIONS: await readD1Migrations("migrations"),
              },
            },
          }),
        ],
        test: {
          name: "worker",
          deps: {
            optimizer: {
              ssr: {
                enabled: true,
                // Packages of many files, bundled once; finding more while tests run would reload them.
                noDiscovery: true,
                include: [
                  "@hookform/resolvers/standard-schema",
                  "@tanstack/react-query",
                  "drizzle-orm",
                  "drizzle-orm/d1",
                  "drizzle-orm/sqlite-core",
                  "lucide",
                  "react",
                  "react-dom",
                  "react-dom/server",
                  "marked",
                  "react-hook-form",
                  "react/jsx-dev-runtime",
                  "react/jsx-runtime",
                  "sanitize-html",
                  "zod/mini",
                ],
              },
            },
          },
          // Loading the Worker anew for each file would take longer than all the tests. What it keeps between
          // requests belongs to a content generation, and each test starts with one of its own.
          isolate: false,
          restoreMocks: true,
          // Password hashes are slow on purpose, and slower on a busy machine.
          testTimeout: 30_000,
          ...suiteOf("worker"),
          setupFiles: ["tests/support/empty-storage.ts"],
        },
      },
      {
        plugins: [react()],
        // A test that needs a page asks for jsdom in its first line.
        // A thread starts sooner than a process.
        test: {
          name: "web",
          ...suiteOf("web"),
          pool: "threads",
          restoreMocks: true,
          unstubGlobals: true,
          setupFiles: ["tests/support/unmounting.ts"],
        },
      },
      // They read every file, or clean thousands of texts: slow where much else runs.
      {
        test: {
          name: "rules",
          pool: "threads",
          testTimeout: 60_000,
          ...suiteOf("tests", "{,architecture/}*"),
        },
      },
      // What the build has made, and the commands that start from it.
      { test: { name: "built", testTimeout: 60_000, ...suiteOf("tests/{built,platform}", "*") } },
    ],
  },
}));
