import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const state = mkdtempSync(join(tmpdir(), "arunika-user-test-"));
afterAll(() => rmSync(state, { recursive: true, force: true }));

/** Runs a program to its end, with `input` on its standard input; answers its exit code and all it said. */
async function run(command: string, args: string[], input = "") {
  const child = spawn(command, args, { env: { ...process.env, STATE_DIR: state } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  child.stdin.end(input);
  const code = await new Promise((done) => child.on("close", done));
  return { code, output: output.trim() };
}

const user = (args: string[], input?: string) => run("node", ["scripts/user.mjs", ...args], input);

test("accounts are added, listed, disabled and enabled from the command line", async () => {
  const migrate = ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state];
  expect((await run("wrangler", migrate)).code).toBe(0);

  expect(await user(["add", "rina", "--name", "Rina K."], "bismillah123\n")).toEqual({
    code: 1,
    output: "Password ini mudah ditebak. Pakai beberapa kata yang tidak berhubungan.",
  });
  const password = "kursi rotan senja berlayar\n";
  expect(await user(["add", "rina", "--name", "Rina K."], password)).toEqual({
    code: 0,
    output: "Added rina.",
  });
  expect(await user(["add", "rina"], password)).toEqual({ code: 1, output: "That username is taken." });
  expect(await user(["disable", "rina"])).toEqual({
    code: 0,
    output: "rina is disabled and signed out everywhere.",
  });
  expect(await user(["unlock", "rina"])).toEqual({
    code: 0,
    output: "rina may try to log in at once; guesses that failed are forgotten.",
  });
  expect((await user(["list"])).output).toMatch(
    /^rina +Rina K\. +owner +password only +not signed in +DISABLED since \d{4}-\d\d-\d\d$/,
  );
  expect(await user(["add", "budi", "--role", "writer"], password)).toEqual({
    code: 0,
    output: "Added budi (writer).",
  });
  expect((await user(["list"])).output).toMatch(/^budi +budi +writer /);
  expect(await user(["passwd", "rina"])).toEqual({ code: 1, output: "No password was given." });
  expect(await user(["enable", "siapa"])).toEqual({ code: 1, output: "There is no user siapa." });
});

test.each([
  [["add", "rina", "--password", "kursi rotan senja berlayar"]],
  [["add", "rina", "kursi rotan senja berlayar"]],
  [["passwd"]],
  [["hapus", "rina"]],
  [[]],
])("the command line %j is refused before anything is asked or done", async (args) => {
  const { code, output } = await user(args);
  expect(code).toBe(1);
  expect(output).toMatch(/Unknown option|Usage:/);
});
