import type { Context } from "hono";
import type { SessionUser } from "../contract/auth";
import type { Deps } from "../deps";
import type { AppError } from "../errors";

/** The context of every Hono app of this Worker. */
export interface AppEnv {
  Bindings: Env;
  Variables: {
    deps: Deps;
    requestId: string;
    /** Renders the page for a refused enquiry that was sent without JavaScript. */
    answerRefusedForm: (
      c: Context<AppEnv>,
      error: AppError,
      values: Record<string, string>,
    ) => Promise<Response>;
    /** Set after the body was read within its limit. */
    bodyBytes?: number;
    /**
     * Set for addresses that visitors can invent without limit: reads are counted by network (`limitMisses`), and only the
     * isolate's memory caches the answer.
     */
    isMadeUp?: true;
    /** The member of staff whose reads of posts bypass the cache. */
    reader?: SessionUser;
    /** Security headers that replace the default ones for this answer. */
    ownSecurityHeaders?: Readonly<Record<string, string>>;
    /** Set by `requireRight`. */
    user: SessionUser;
    /** Set by `requireRight`. */
    sessionId: number;
  };
}
