import { limitCalls } from "../limited-bindings";
import type { RenderedKind } from "./render";

/** The built page around the site's pages of a kind, or that of the staff area. */
type ShellName = `_shell-${RenderedKind}` | "_staff";

const cached = new Map<ShellName, string>();

/** A built page with its hashed file names, read once per isolate. */
export async function loadShell(assets: Fetcher, kind: RenderedKind | "staff"): Promise<string> {
  const name: ShellName = kind === "staff" ? "_staff" : `_shell-${kind}`;
  const known = cached.get(name);
  if (known !== undefined) return known;
  // A fresh request: the visitor's conditional headers are about another page.
  const response = await limitCalls("the assets", assets).fetch(new Request(`http://assets.local/${name}`));
  if (!response.ok) throw new Error(`${name} answered ${response.status}; was the site built?`);
  const shell = await response.text();
  cached.set(name, shell);
  return shell;
}
