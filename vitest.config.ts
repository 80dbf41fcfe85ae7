import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig(async () => ({
  test: {
    projects: [
      {
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
                include: [
                  "lucide-react",
                  "drizzle-orm",
                  "drizzle-orm/d1",
                  "drizzle-orm/sqlite-core",
                  "react-router-dom",
                  "@tanstack/react-query",
                  "react-dom/server",
                  "sanitize-html",
                  "marked",
                  "react-hook-form",
                  "zod/mini",
                ],
              },
            },
          },
          include: ["worker/**/*.test.ts"],
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
