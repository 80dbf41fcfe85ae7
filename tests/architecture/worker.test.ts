import { describe, expect, it } from "vitest";
import { breaches } from "../support/imports";

interface Circle {
  /** What only some may know. */
  what: string;
  to: RegExp;
  by: RegExp;
  /** Other files that know it, and why. */
  except?: Record<string, string>;
}

const circles: Circle[] = [
  {
    what: "the database and its tables",
    to: /^worker\/db\//,
    by: /\.(repository|service|job)\.ts$|^worker\/(db\/|command-line\/|deps\.ts)/,
    except: {
      "worker/audit/audit-log.ts": "is the whole audit log, with its queries",
      "worker/auth/sessions/auth.guard.ts": "keeps the answers of calls with an `Idempotency-Key`",
    },
  },
  {
    what: "Drizzle",
    to: /^drizzle-orm/,
    by: /\.(repository|service|job)\.ts$|^worker\/(db|command-line)\//,
    except: {
      "worker/audit/audit-log.ts": "is the whole audit log, with its queries",
      "worker/errors.ts": "knows a failed query, whose values must not be logged",
      "worker/http/answers.ts": "knows a failed query, which hides the error that may be shown",
      "worker/auth/sessions/auth.guard.ts": "keeps the answers of calls with an `Idempotency-Key`",
    },
  },
  {
    what: "repositories",
    to: /\.repository\.ts$/,
    by: /\.(service|repository)\.ts$|^worker\/deps\.ts$/,
    except: { "worker/auth/sessions/auth.guard.ts": "looks up the session of every call" },
  },
  { what: "stores", to: /\.store\.ts$/, by: /\.(service|store)\.ts$|^worker\/(cache\/|deps\.ts)/ },
  {
    what: "services",
    to: /\.service\.ts$/,
    by: /\.(routes|consumer|guard|service)\.ts$|^worker\/(queue|schedule)\.ts$/,
    except: {
      "worker/site/preview-page.ts": "shows what the service has read, and takes its type",
      "worker/site/feeds/feeds.ts": "writes what the service has read, and takes its type",
    },
  },
  { what: "guards", to: /\.guard\.ts$/, by: /\.routes\.ts$|^worker\/(cache\/|index\.ts$)/ },
  { what: "routes", to: /\.routes\.ts$/, by: /^worker\/index\.ts$/ },
  { what: "consumers", to: /\.consumer\.ts$/, by: /^worker\/queue\.ts$/ },
  { what: "jobs", to: /\.job\.ts$/, by: /^worker\/schedule\.ts$/ },
  { what: "the entries", to: /^worker\/(index|queue|schedule)\.ts$/, by: /^worker\/index\.ts$/ },
  {
    what: "Hono and the middleware",
    to: /^@?hono\b|^worker\/http\//,
    by: /\.(routes|guard)\.ts$|^worker\/(http\/|cache\/|index\.ts)/,
    except: {
      "worker/build/prerender.ts": "gives static pages the headers that the Worker gives its own",
      "worker/site/feeds/feeds.ts": "escapes as Hono's HTML does",
    },
  },
  {
    what: "the copies of pages",
    to: /^worker\/cache\//,
    by: /\.routes\.ts$|^worker\/(cache\/|index\.ts|deps\.ts)/,
  },
  {
    what: "what runs in Node, for the build and the command line",
    to: /^worker\/(build|command-line)\//,
    by: /^worker\/(build|command-line)\//,
  },
];

/** Who may know what of a feature that is not its own, and why. */
const ways: { from: RegExp; to: RegExp; why: string }[] = [
  {
    from: /^worker\/(generation|site)\//,
    to: /^worker\/blog\/.*\.service\.ts$/,
    why: "what is written becomes a post, and pages and feeds show posts",
  },
  {
    from: /^worker\/generation\/(orders\/article\.service|writers\/workers-ai\/model-answer)\.ts$/,
    to: /^worker\/blog\/posts\/article-html\.ts$/,
    why: "a pure function says what HTML an article may hold",
  },
  {
    from: /^worker\/site\/feeds\/markdown\.ts$/,
    to: /^worker\/blog\/posts\/article-tree\.ts$/,
    why: "pure functions take an article's HTML apart",
  },
  {
    from: /^worker\/generation\/(checks\/|writers\/(local\/|topic-match))/,
    to: /^worker\/blog\/(claims\/(?:extract-\w+|claim-own-facts)|search\/indonesian-affixes)\.ts$/,
    why: "pure functions take a text apart, and name the roots of its words",
  },
  {
    from: /^worker\/moving\//,
    to: /^worker\/(blog\/posts\/(article-html|post\.repository|post\.service)|media\/library\/(upload|media)\.service|auth\/accounts\/(user\.repository|account\.service)|operations\/backup\.service|site\/redirects\/redirect\.service)\.ts$/,
    why: "what is moved in becomes posts, pictures and redirects in an owner's name, and what is moved out is a backup",
  },
  {
    from: /^worker\/today\/today\.service\.ts$/,
    to: /^worker\/(contact\/inbox\/inbox|auth\/accounts\/user)\.repository\.ts$/,
    why: "one place says which enquiries are due, which hold words, and who may do something about them",
  },
  {
    from: /^worker\/operations\/.*\.service\.ts$/,
    to: /^worker\/(contact\/notify\/(channel|notification\.service)|generation\/orders\/order\.service)\.ts$/,
    why: "faults are told by the channels of staff, and what failed is done again by its feature",
  },
  {
    from: /^worker\/(health|operations)\//,
    to: /^worker\/(health\/health|operations\/operations)\.service\.ts$/,
    why: "one place says when the clock is late, and whoever asks for the health has it told",
  },
  {
    from: /\.routes\.ts$|^worker\/index\.ts$/,
    to: /^worker\/auth\/sessions\/auth\.guard\.ts$/,
    why: "it says who asks",
  },
  {
    from: /^worker\/contact\/.*\.(repository|service)\.ts$/,
    to: /^worker\/auth\/accounts\/user\.repository\.ts$/,
    why: "an enquiry belongs to somebody who may see it",
  },
  {
    from: /^worker\/blog\/.*\.(repository|service)\.ts$/,
    to: /^worker\/auth\/accounts\/user\.repository\.ts$/,
    why: "what is done in somebody's name is done while they may",
  },
  {
    from: /^worker\/media\/serving\//,
    to: /^worker\/blog\/(reading\/public-posts\.repository|preview-links\/preview-link\.service)\.ts$/,
    why: "a picture is seen by whoever may read a post that shows it",
  },
  {
    from: /^worker\/cache\//,
    to: /^worker\/auth\/sessions\/auth\.guard\.ts$/,
    why: "staff read past the cache",
  },
  {
    from: /^worker\/site\/content\/content\.service\.ts$/,
    to: /^worker\/blog\/claims\/note-claims\.repository\.ts$/,
    why: "the batch that changes facts opens the claims that they confirmed",
  },
  { from: /^worker\/index\.ts$/, to: /\.routes\.ts$/, why: "it puts the routes together" },
  {
    from: /^worker\/queue\.ts$/,
    to: /\.(consumer|service)\.ts$/,
    why: "it hands each message to its handler",
  },
  {
    from: /^worker\/schedule\.ts$/,
    to: /\.(job|service)\.ts$|\/audit-log\.ts$/,
    why: "it is the clock's list",
  },
  { from: /^worker\/deps\.ts$/, to: /^worker\//, why: "it makes what features ask for" },
  {
    from: /^worker\/build\//,
    to: /^worker\/site\/(document|render)\.ts$/,
    why: "static pages are made as the others are",
  },
  {
    from: /^worker\/command-line\//,
    to: /^worker\/(auth\/password\/password(-policy)?|blog\/posts\/article-html|contact\/changes\/timeline-text)\.ts$/,
    why: "accounts and the seed obey the same rules",
  },
];

/** A folder below worker/ that holds no feature. */
const shared = ["build", "cache", "command-line", "contract", "db", "http", "jobs"];

function getFeature(file: string): string {
  const folder = /^worker\/([^/]+)\//.exec(file)?.[1] ?? "";
  return shared.includes(folder) ? "" : folder;
}

describe("imports of the worker", () => {
  it.each(circles)("leave $what to those that may know them", ({ to, by, except = {} }) => {
    expect(
      breaches((edge) => {
        const isKnown = by.test(edge.from) || edge.from in except;
        return edge.from.startsWith("worker/") && to.test(edge.to) && !isKnown;
      }),
    ).toEqual([]);
  });

  it("reach into a feature from outside only on the ways that are written down", () => {
    expect(
      breaches((edge) => {
        const feature = getFeature(edge.to);
        if (feature === "" || feature === getFeature(edge.from)) return false;
        return !ways.some(({ from, to }) => from.test(edge.from) && to.test(edge.to));
      }),
    ).toEqual([]);
  });

  it("of jobs know the database and nothing else that does something", () => {
    const allowed = /^(drizzle-orm|worker\/(db\/|deps\.ts|utc-day\.ts))/;
    expect(breaches(({ from, to }) => from.endsWith(".job.ts") && !allowed.test(to))).toEqual([]);
  });

  it("of the contract know nothing but zod and the contract", () => {
    expect(
      breaches(
        ({ from, to }) =>
          from.startsWith("worker/contract/") && !/^zod(\/|$)/.test(to) && !to.startsWith("worker/contract/"),
      ),
    ).toEqual([]);
  });
});
