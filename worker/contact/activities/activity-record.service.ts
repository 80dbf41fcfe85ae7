import type { Deps } from "../../deps";
import type { NewActivity } from "./activity.repository";
import { namesOfKinds } from "./activity-text";
import { contactedText } from "./response.repository";

/** Writes down that somebody wrote or answered, and that an enquiry was moved by it. */
export async function recordActivity(
  deps: Deps,
  { contactId, kind }: Pick<NewActivity, "contactId" | "kind">,
  hasMoved: boolean,
): Promise<void> {
  await deps.audit.record(
    kind === "note"
      ? { action: "contact.noted", subjectId: contactId }
      : { action: "contact.answered", subjectId: contactId, label: namesOfKinds[kind] },
  );
  if (hasMoved)
    await deps.audit.record({ action: "contact.moved", subjectId: contactId, label: contactedText });
}
