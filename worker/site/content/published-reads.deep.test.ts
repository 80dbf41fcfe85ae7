import { expect, test } from "vitest";
import { send, signIn } from "../../../tests/support/worker";
import { writtenDefault } from "../../contract/site-content/site-content";

const connections = 20;
const reads = 10_000;
const publications = 10;
const paths = ["/", "/pricing", "/llms.txt", "/contact"];

/** Content in which every fact contains the version's number. */
function makeContent(version: number) {
  const [basic, ...others] = writtenDefault.packages.website;
  return {
    business: { name: `Usaha ${version}` },
    packages: { website: [{ ...basic, price: 7_000_000 + version }, ...others] },
    rating: { value: 4.5, count: 900 + version },
  };
}

test("no response mixes two versions while the content is published ten times", async () => {
  const { call } = await signIn();
  let published = 0;
  let answered = 0;
  const mixed: string[] = [];
  const late: string[] = [];

  async function read(path: string): Promise<void> {
    const newest = published;
    const text = await (await send(path)).text();
    const said = [
      ...[...text.matchAll(/Usaha (\d+)/g)].map(([, number]) => Number(number)),
      ...[...text.matchAll(/7\.?000\.?0(\d\d)\b/g)].map(([, number]) => Number(number)),
      ...[...text.matchAll(/\b9(\d\d) ulasan/g)].map(([, number]) => Number(number)),
    ];
    answered += 1;
    if (new Set(said).size > 1) mixed.push(`${path}: ${[...new Set(said)].join(" and ")}`);
    // The writing isolate must answer what was published before the read began.
    if (newest > 0 && Math.max(...said) < newest) late.push(`${path}: ${said[0]} after ${newest}`);
  }

  async function publishAll(): Promise<void> {
    for (let version = 0; version < publications; version += 1) {
      const until = ((version + 1) * reads) / (publications + 1);
      while (answered < until) await new Promise((done) => setTimeout(done, 5));
      const keys = makeContent(version + 1);
      const put = await call("/api/site-content/pending", "PUT", { version, keys });
      const { updatedAt } = (await put.json<{ pending: { updatedAt: number } }>()).pending;
      const json = { version, updatedAt };
      expect((await call("/api/site-content/publish", "POST", json)).status).toBe(200);
      published = version + 1;
    }
  }

  const connection = async (number: number) => {
    for (let at = 0; at < reads / connections; at += 1)
      await read(paths[(at + number) % paths.length] ?? "/");
  };
  await Promise.all([
    ...Array.from({ length: connections }, (_, number) => connection(number)),
    publishAll(),
  ]);
  expect([answered, published, mixed, late]).toEqual([reads, publications, [], []]);
});
