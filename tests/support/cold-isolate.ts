import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";

/**
 * An isolate that has just started in the same place: it holds nothing yet. What it answers comes when the work that
 * it does afterwards is done too.
 */
export async function startIsolate() {
  vi.resetModules();
  const { app } = await import("../../worker/index");
  return async (
    path: string,
    bindings: Partial<Env> = {},
    headers: Record<string, string> = {},
  ): Promise<Response> => {
    const context = createExecutionContext();
    const response = await app.fetch(
      new Request(`http://localhost${path}`, { headers }),
      { ...env, ...bindings },
      context,
    );
    await waitOnExecutionContext(context);
    return response;
  };
}
