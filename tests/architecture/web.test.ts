import { describe, expect, it } from "vitest";
import { sources } from "../support/files";
import { breaches } from "../support/imports";

/** What every room of an app may stand on. */
const ground = ["web/analytics", "web/lib"];
/** What features and lists of both apps may stand on. */
const things = [...ground, "web/api", "web/article", "web/toasts", "web/ui"];

/** Each room, from the ground up, and what else its files may know than each other. */
const rooms: Record<string, string[]> = {
  "web/lib": [],
  "web/analytics": [],
  "web/fonts": [],
  "web/ui": ["web/lib/cn.ts"],
  "web/api": ["web/lib"],
  "web/article": ["web/lib", "web/ui"],
  "web/toasts": ["web/lib", "web/ui"],
  // The looks of both apps, gathered.
  "web/styles": ["web/article", "web/fonts", "web/toasts", "web/ui"],

  "web/site/content": [],
  "web/site/lib": ground,
  "web/site/ui": ["web/lib/cn.ts", "web/ui"],
  "web/site/features": [...things, "web/site/content", "web/site/lib", "web/site/ui"],
  "web/site/pages": [
    ...["web/analytics", "web/article", "web/lib", "web/ui"],
    ...["web/site/content", "web/site/features", "web/site/lib", "web/site/ui"],
  ],
  "web/site/app": [
    ...["web/analytics", "web/lib", "web/toasts", "web/ui"],
    ...["web/site/content", "web/site/lib", "web/site/pages", "web/site/react.ts", "web/site/ui"],
  ],
  // The entries: what the page loads, and what the server calls.
  "web/site": [
    ...["web/analytics", "web/lib", "web/public", "web/toasts"],
    ...["web/site/app", "web/site/lib", "web/site/site.css"],
  ],
  "web/site/site.css": ["web/site", "web/site/app", "web/site/features", "web/site/ui", "web/styles"],

  "web/staff/ui": ["web/lib/cn.ts", "web/lib/format.ts", "web/ui"],
  "web/staff/lib": [...ground, "web/staff/ui", "web/toasts", "web/ui"],
  "web/staff/lists": [...ground, "web/staff/lib", "web/staff/ui", "web/toasts", "web/ui"],
  "web/staff/checks": [...ground, "web/api", "web/staff/lib", "web/staff/ui", "web/ui"],
  "web/staff/features": [
    ...things,
    ...["web/staff/checks", "web/staff/lib", "web/staff/lists", "web/staff/ui"],
  ],
  "web/staff/app": [
    ...ground,
    "web/api",
    "web/staff/features",
    "web/staff/lib",
    "web/staff/ui",
    "web/toasts",
    "web/ui",
  ],
  "web/staff": [...ground, "web/public", "web/staff/app", "web/staff/staff.css", "web/toasts", "web/ui"],
  "web/staff/staff.css": ["web/staff", "web/staff/features", "web/styles"],
};

/** Features that another one is built on: what is written and what the site says have pictures, and the list of posts has articles of the AI. */
const builtOn: Record<string, readonly string[]> = {
  posts: ["generation", "media", "writing"],
  site: ["media"],
  writing: ["media"],
};

/** The folder below web/ or below an app; for a file right in one of them, that, unless it is a room of its own. */
function getFolder(path: string): string {
  if (path in rooms) return path;
  return /^web(\/(site|staff)(?=\/))?(\/[^/]+(?=\/))?/.exec(path)?.[0] ?? "";
}

/** The folder below the features of an app. */
function getFeature(file: string): string {
  return /^web\/(?:site|staff)\/features\/([^/]+)\//.exec(file)?.[1] ?? "";
}

describe("imports of the web apps", () => {
  it.each(Object.entries(rooms))("of %s know only itself and %j", (room, known) => {
    expect(
      breaches(({ from, to }) => {
        if (getFolder(from) !== room || !to.startsWith("web/")) return false;
        if (getFolder(to) === room) {
          const [own, other] = [getFeature(from), getFeature(to)];
          return own !== other && !builtOn[own]?.includes(other);
        }
        return !known.includes(to) && !known.includes(getFolder(to));
      }),
    ).toEqual([]);
  });

  it("stand in one of the rooms, so that the rule above sees them", () => {
    expect(sources.filter((file) => file.startsWith("web/") && !(getFolder(file) in rooms))).toEqual([]);
  });

  it("of the looks know nothing of the server", () => {
    expect(
      breaches(({ from, to }) => /^web\/((site|staff)\/)?ui\//.test(from) && to.startsWith("worker/")),
    ).toEqual([]);
  });
});

describe("features of the web apps", () => {
  it("stand each in a folder of its own", () => {
    const loose = sources.filter((file) => /^web\/(site|staff)\/features\/[^/]+$/.test(file));
    expect(loose).toEqual([]);
  });
});
