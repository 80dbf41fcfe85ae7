import { absoluteUrl, site } from "../../contract/site";
import { log } from "../../errors";

/** The result of an announcement; `later` may be retried. */
export type Telling = { outcome: "taken" } | { outcome: "refused"; status: number } | { outcome: "later" };

export interface IndexNow {
  /** The content of the file at `keyPath`, which proves the ownership of the site. */
  key: string;
  /** Announces up to 10,000 addresses. Throws without an answer. */
  tell: (urls: readonly string[]) => Promise<Telling>;
}

/** An endpoint that shares announcements with all participating engines. Source: indexnow.org/documentation. */
const address = "https://api.indexnow.org/indexnow";
const timeoutMs = 10_000;
const validKey = /^[a-zA-Z0-9-]{8,128}$/;

export const keyPath = (key: string) => `/${key}.txt`;

export function createConfiguredIndexNow(key: string | undefined): IndexNow | null {
  if (!key) return null;
  if (validKey.test(key)) return createIndexNow(key);
  log("error", "index_now_misconfigured", {
    reason: "INDEXNOW_KEY needs 8 to 128 letters, digits and hyphens",
  });
  return null;
}

export function createIndexNow(key: string, fetcher: typeof fetch = fetch): IndexNow {
  const common = { host: new URL(site.url).host, key, keyLocation: absoluteUrl(keyPath(key)) };
  return {
    key,
    tell: async (urlList) => {
      const response = await fetcher(address, {
        method: "POST",
        body: JSON.stringify({ ...common, urlList }),
        headers: { "Content-Type": "application/json; charset=utf-8" },
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { status } = response;
      await response.body?.cancel();
      if (status === 200 || status === 202) return { outcome: "taken" };
      if (status !== 429 && status < 500) return { outcome: "refused", status };
      return { outcome: "later" };
    },
  };
}
