import { type ComponentType, lazy } from "react";
import { loadCode } from "../../lib/load-code";

/**
 * A part of the site whose code is fetched late. Where it does not come, as in a tab that was open during a deployment,
 * the move to it becomes an ordinary one: the server's page of this address needs none of it.
 */
export function late<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    loadCode(load).catch(() => {
      window.location.reload();
      // The browser is on its way.
      return new Promise<never>(() => {});
    }),
  );
}
