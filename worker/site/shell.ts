import { limitCalls } from "../limited-bindings";

type ShellName = "_shell" | "_staff";

const cached = new Map<ShellName, string>();

/** A built page with its hashed file names, read once per isolate: the one around the site's pages, or the staff area's. */
export async function loadShell(assets: Fetcher, name: ShellName = "_shell"): Promise<string> {
  const known = cached.get(name);
  if (known !== undefined) return known;
  // A fresh request: the visitor's conditional headers are about another page.
  const response = await limitCalls("the assets", assets).fetch(new Request(`http://assets.local/${name}`));
  if (!response.ok) throw new Error(`${name} answered ${response.status}; was the site built?`);
  const shell = await response.text();
  cached.set(name, shell);
  return shell;
}
