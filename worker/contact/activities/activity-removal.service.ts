import { AppError } from "../../app-error";
import type { SessionUser } from "../../contract/auth";
import type { ActivityTakenBack } from "../../contract/inbox/contact-activity";
import type { Deps } from "../../deps";
import { contactNotFound } from "../inbox/inbox.service";
import { beingSent } from "../mail/send-email.service";
import { sendingMs } from "./activity-answer";
import { deleteActivity, type Removal, type Removing, takeBackActivity } from "./activity-removal.repository";
import { namesOfKinds } from "./activity-text";
import { movedBackText } from "./response.repository";

type Which = Pick<Removing, "contactId" | "id">;

/** Deletes what somebody wrote, by whoever did or an owner; else 403. What it changed of the stage stays. */
export async function removeActivity(deps: Deps, which: Which, user: SessionUser): Promise<void> {
  const removing = removingOf(deps, which, user);
  await recordRemoval(deps, removing, await deleteActivity(deps.db, removing));
}

/**
 * Takes back what somebody wrote: as if it had not been written, where the stage that it moved has not been moved since.
 * Answers the enquiry as it is then.
 */
export async function takeBack(deps: Deps, which: Which, user: SessionUser): Promise<ActivityTakenBack> {
  const removing = removingOf(deps, which, user);
  const { hasMovedBack, contact, ...removal } = await takeBackActivity(deps.db, removing);
  await recordRemoval(deps, removing, removal);
  if (!contact) throw contactNotFound();
  if (hasMovedBack) {
    await deps.audit.record({ action: "contact.moved", subjectId: which.contactId, label: movedBackText });
  }
  return contact;
}

function removingOf({ clock }: Deps, which: Which, user: SessionUser): Removing {
  return {
    ...which,
    actorId: user.role === "owner" ? null : user.id,
    staleSince: new Date(clock().getTime() - sendingMs),
  };
}

async function recordRemoval(
  deps: Deps,
  { contactId, actorId }: Removing,
  { found, isRemoved }: Removal,
): Promise<void> {
  if (!found) throw new AppError("not_found", "Catatan tidak ditemukan atau sudah dihapus");
  const { kind } = found;
  if (!(kind === "note" || kind === "whatsapp" || kind === "email")) {
    throw new AppError("forbidden", "Hanya catatan, WhatsApp, dan email yang dapat dihapus dari riwayat");
  }
  if (actorId !== null && found.actorId !== actorId) {
    throw new AppError("forbidden", "Ini ditulis orang lain. Minta penulisnya atau pemilik menghapusnya.");
  }
  if (!isRemoved && found.delivery === "sent") {
    const message =
      "Email yang sudah terkirim tidak dapat dihapus dari riwayat, karena kontak sudah menerimanya.";
    throw new AppError("conflict", message);
  }
  if (!isRemoved) throw beingSent();
  await deps.audit.record({
    action: "contact.activity-removed",
    subjectId: contactId,
    label: namesOfKinds[kind],
  });
}
