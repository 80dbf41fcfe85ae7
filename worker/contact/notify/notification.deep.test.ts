import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { crashAfter } from "../../../tests/support/crash";
import { deliverEnquiry, depsFor, notificationOf, recordingChannel } from "../../../tests/support/enquiries";
import { createContact } from "../../../tests/support/worker";
import { createDatabase } from "../../db/client";

async function waitingContact() {
  return createContact({ notification: "pending", notificationAt: new Date(), phoneNumber: "0812" });
}

test("a crash after any write loses no notification, and repeats one at most where nobody could note it", async () => {
  for (let calls = 1; ; calls += 1) {
    const { id } = await waitingContact();
    const channel = recordingChannel();
    const crashing = depsFor({
      notificationChannels: [channel],
      db: createDatabase(crashAfter(env.DB, calls)),
    });
    const outcome = await deliverEnquiry(crashing, { kind: "enquiry", subject: String(id) });
    const later = depsFor({
      notificationChannels: [channel],
      clock: () => new Date(Date.now() + 3_600_000),
    });
    expect(await deliverEnquiry(later, { kind: "enquiry", subject: String(id) })).toBe("ack");
    expect(channel.told.length).toBe(1);
    expect(await notificationOf(id)).toBe("sent");
    if (outcome === "ack") break;
  }
});
