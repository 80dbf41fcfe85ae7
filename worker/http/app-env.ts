import type { Context } from "hono";
import type { AppError } from "../app-error";
import type { SessionUser } from "../contract/auth";
import type { Deps } from "../deps";

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
    /** Set by a handler whose answer is about nothing that there is: no copy of it is kept. */
    isEmptyAnswer?: true;
    /** The member of staff who reads posts without a copy. */
    reader?: SessionUser;
    /** Opens the file that is answered once more, for a copy of it. */
    openAgain?: () => Promise<Response>;
    /** Security headers of this answer alone, in the place of those of pages. */
    ownSecurityHeaders?: Readonly<Record<string, string>>;
    /** Set by `requireRight`. */
    user: SessionUser;
    /** Set by `requireRight`. */
    sessionId: number;
  };
}
