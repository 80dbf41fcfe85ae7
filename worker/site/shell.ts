let cached: string | null = null;

/** The built page around the app, with its hashed file names; read once per isolate. */
export async function loadShell(assets: Fetcher): Promise<string> {
  if (cached !== null) return cached;
  // A fresh request: the visitor's conditional headers are about another page.
  const response = await assets.fetch(new Request("http://assets.local/_shell"));
  if (!response.ok) throw new Error(`the shell answered ${response.status}; was the site built?`);
  cached = await response.text();
  return cached;
}
