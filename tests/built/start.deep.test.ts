import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { seedContacts } from "../../worker/command-line/seed/contacts";
import { subjects } from "../../worker/generation/catalogue/subjects";
import { freePort } from "./local-state";

const scratch = mkdtempSync(join(tmpdir(), "arunika-start-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

interface Run {
  process: ChildProcess;
  /** Everything printed so far. */
  output: () => string;
  /** Resolves with the exit code. */
  exited: Promise<number | null>;
}

function start(env: Record<string, string>, ...args: string[]): Run {
  const child = spawn("node", ["scripts/start.mjs", "--built", ...args], { env: { ...process.env, ...env } });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += chunk));
  return { process: child, output: () => text, exited: once(child, "exit").then(([code]) => code) };
}

async function untilGreeted(run: Run): Promise<void> {
  const stopped = run.exited.then((code) => {
    throw new Error(`stopped with ${code}: ${run.output()}`);
  });
  const greeted = new Promise<void>((done) => {
    run.process.stdout?.on("data", () => run.output().includes("Stop with Ctrl+C") && done());
  });
  await Promise.race([greeted, stopped]);
}

async function stop(run: Run): Promise<void> {
  run.process.kill("SIGTERM");
  await run.exited;
}

test("start says in one sentence that the port is in use", async () => {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const run = start({ PORT: String(port), STATE_DIR: join(scratch, "port") });
  expect(await run.exited).toBe(1);
  server.close();
  expect(run.output().trim()).toBe(
    `Port ${port} is in use: stop the other program or choose another port, for example PORT=${port + 1} npm start.`,
  );
});

test("start says in one sentence that the port is no port", async () => {
  const run = start({ PORT: "delapan", STATE_DIR: join(scratch, "port") });
  expect(await run.exited).toBe(1);
  expect(run.output().trim()).toBe('PORT must be a number from 1 to 65535, not "delapan".');
});

test("start says in one sentence that the folder cannot be written", async () => {
  const run = start({ PORT: String(await freePort()), STATE_DIR: "/dev/null/data" });
  expect(await run.exited).toBe(1);
  expect(run.output().trim()).toMatch(
    /^The folder \/dev\/null\/data cannot be written \(\w+\): choose another one with STATE_DIR\.$/,
  );
});

test("an old Node is turned away with one sentence", async () => {
  const script =
    'Object.defineProperty(process.versions, "node", { value: "20.20.2" }); await import("./scripts/check-node.mjs");';
  const child = spawn("node", ["--input-type=module", "--eval", script]);
  let text = "";
  child.stderr.on("data", (chunk) => (text += chunk));
  const [code] = await once(child, "exit");
  expect(code).toBe(1);
  expect(text.trim()).toBe(
    "Node 20.20.2 is too old: this project needs Node 22.12 or newer (https://nodejs.org).",
  );
});

test("a second start keeps the data of the first, and writes the article whose message was lost", async () => {
  const port = String(await freePort());
  const env = { PORT: port, STATE_DIR: join(scratch, "kept") };
  const site = `http://localhost:${port}`;

  const first = start(env);
  await untilGreeted(first);
  expect(first.output()).toContain("admin / admin-lokal-2026  (owner)");
  expect(first.output()).toContain("kontak / kontak-lokal-2026  (editor)");
  expect(first.output()).toContain("pengguna / pengguna-lokal-2026  (no role)");
  expect(first.output()).toContain("Writer: local writer");
  const sent = await fetch(`${site}/api/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Dewi", email: "dewi@contoh.example", message: "Masih ada besok?" }),
  });
  expect(sent.status).toBe(201);
  await stop(first);
  const topic = subjects.at(-1)?.title.replaceAll("'", "''");
  const order = `
    INSERT INTO generation_batches (id, count, created_by, created_at, landing)
      SELECT 'lost', 1, id, 0, 'published' FROM users WHERE username = 'admin';
    INSERT INTO generation_items (id, batch_id, position, topic, seed) VALUES ('lost-0', 'lost', 0, '${topic}', 1);
    INSERT INTO jobs (kind, subject, created_at, updated_at) VALUES ('article', 'lost-0', 0, 0);`;
  const stored = ["--local", "--persist-to", env.STATE_DIR, "--command", order];
  execFileSync("wrangler", ["d1", "execute", "DB", ...stored]);

  const second = start(env);
  await untilGreeted(second);
  const login = await fetch(`${site}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: "admin", password: "admin-lokal-2026" }),
  });
  const cookie = login.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const contacts = await (await fetch(`${site}/api/contact`, { headers: { Cookie: cookie } })).json();
  const readPosts = async () => (await fetch(`${site}/api/blog?fields=summary`)).json();
  await vi.waitFor(async () => expect(await readPosts()).toHaveLength(15), {
    timeout: 90_000,
    interval: 1000,
  });
  await stop(second);
  expect(contacts[0]).toMatchObject({ name: "Dewi", message: "Masih ada besok?" });
  expect(contacts).toHaveLength(seedContacts.length + 1);
});

test("an empty start prints a link that makes the first account, once", async () => {
  const port = String(await freePort());
  const run = start({ PORT: port, STATE_DIR: join(scratch, "empty"), CLOCK: "off" }, "--empty");
  await untilGreeted(run);
  const [, code = ""] = /\/admin\/mulai#([\w-]{22})/.exec(run.output()) ?? [];
  const claim = () =>
    fetch(`http://localhost:${port}/api/claim`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        code,
        username: "pemilik",
        name: "Pemilik",
        password: "kursi rotan senja berlayar",
      }),
    });
  expect([(await claim()).status, (await claim()).status]).toEqual([201, 404]);
  const built = spawnSync("node", ["scripts/build.mjs"], { encoding: "utf8" });
  expect([built.status, built.stderr]).toEqual([
    1,
    expect.stringMatching(/^A server of this folder is running/),
  ]);
  await stop(run);

  const again = start({ PORT: port, STATE_DIR: join(scratch, "empty"), CLOCK: "off" });
  await untilGreeted(again);
  expect(again.output()).not.toMatch(/ \/ \w+-lokal-2026/);
  await stop(again);
});
