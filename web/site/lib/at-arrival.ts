import { lateCode } from "./late-code";

/** What happens when a page is reached by a move: the page that was loaded needs none of it. */
export const atArrival = lateCode(() => import("./arrival"));
