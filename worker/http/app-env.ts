import type { Context } from "hono";
import type { SessionUser } from "../contract/auth";
import type { Deps } from "../deps";
import type { AppError } from "../errors";

/** What every Hono app of this Worker finds on its context. */
export interface AppEnv {
  Bindings: Env;
  Variables: {
    deps: Deps;
    requestId: string;
    /** Answers an enquiry refused without the script with a page; set in app.ts, where the site is known. */
    answerRefusedForm: (
      c: Context<AppEnv>,
      error: AppError,
      values: Record<string, string>,
    ) => Promise<Response>;
    /** Set once the body is read and no longer than its route allows. */
    isBodyRead?: true;
    /**
     * Set where visitors can make up such addresses without end: the read is counted by network (`limitMisses`), and
     * only the isolate keeps the answer.
     */
    isMadeUp?: true;
    /** The member of staff who reads posts past the cache. */
    reader?: SessionUser;
    /** Security headers of this answer alone, in the place of those of pages. */
    ownSecurityHeaders?: Readonly<Record<string, string>>;
    /** Set by `requireRight`. */
    user: SessionUser;
    /** Set by `requireRight`. */
    sessionId: number;
  };
}
