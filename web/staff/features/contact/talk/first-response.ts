import type { ContactActivity } from "../../../../../worker/contract/inbox/contact-activity";

/** What answered the sender first; of a message and the stage that came with it, the message. */
export function firstResponse(activities: readonly ContactActivity[]): ContactActivity | undefined {
  const answers = activities.filter(({ isResponse }) => isResponse);
  const first = answers
    .map(({ createdAt }) => createdAt)
    .sort()
    .at(0);
  const atOnce = answers.filter(({ createdAt }) => createdAt === first);
  return atOnce.find(({ kind }) => kind !== "stage") ?? atOnce[0];
}
