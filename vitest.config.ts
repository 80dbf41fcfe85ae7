import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig(async () => ({
  test: {
    projects: [
      {
        cacheDir: "dist/vitest",
        plugins: [
          cloudflareTest({
            remoteBindings: false,
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: { bindings: { TEST_MIGRATIONS: await readD1Migrations("migrations") } },
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
                  "react-router-dom",
                  "react/jsx-dev-runtime",
                  "react/jsx-runtime",
                  "sanitize-html",
                  "zod/mini",
                ],
              },
            },
          },
          include: ["worker/**/*.test.ts"],
          // Password hashes are slow on purpose, and slower on a busy machine.
          testTimeout: 30_000,
          setupFiles: ["tests/support/apply-migrations.ts"],
        },
      },
      {
        plugins: [react()],
        test: { name: "web", environment: "jsdom", include: ["web/**/*.test.{ts,tsx}"] },
      },
      { test: { name: "project", include: ["tests/*.test.ts"] } },
    ],
  },
}));
