import { expect, test } from "vitest";
import { recordingQueue } from "../../../tests/support/deliveries";
import { deliverEnquiry, depsFor, recordingChannel, runDeskClock } from "../../../tests/support/enquiries";
import { createContact, createUser } from "../../../tests/support/worker";
import { dayOf } from "../../contract/jakarta";
import type { SummaryMessage } from "../notify/channel";
import { summarizeMornings } from "./reminder.service";

const wib = (text: string) => new Date(`${text}+07:00`);
const holidays = new Set(["2026-12-25"]);

function desk() {
  const { queue, sent } = recordingQueue();
  const channels = [recordingChannel("webhook"), recordingChannel("email")] as const;
  const depsAt = (now: Date) =>
    depsFor({ enquiryQueue: queue, notificationChannels: channels, holidays, clock: () => now });
  /** Lets the clock run, and works off what it sent. */
  const run = async (now: Date) => {
    const count = await summarizeMornings(depsAt(now));
    for (const message of sent.splice(0)) await deliverEnquiry(depsAt(now), message);
    return count;
  };
  const summaries = () => channels[0].messages as SummaryMessage[];
  return { channels, sent, depsAt, run, summaries };
}

/** An enquiry that waits since yesterday 09.00, and is promised an answer by today 09.00. */
function waiting(values: Parameters<typeof createContact>[0] = {}) {
  return createContact({
    submittedAt: wib("2026-12-23T09:00:00"),
    dueAt: wib("2026-12-24T09:00:00"),
    ...values,
  });
}

async function createPerson(name: string) {
  return (await createUser({ name })).user.id;
}

test("everybody with something to do, and nobody's enquiries, are summed up once a working day, whatever the clock repeats", async () => {
  const [sari, budi] = [await createPerson("Sari"), await createPerson("Budi")];
  await waiting({ assigneeId: sari, suspicions: "" });
  await waiting({
    assigneeId: budi,
    stage: "contacted",
    nextAction: "Telepon",
    nextActionAt: wib("2026-12-24T15:00:00"),
  });
  await waiting();
  await createPerson("Tanpa Tugas");
  const { channels, sent, depsAt } = desk();
  const told: string[] = [];
  const start = wib("2026-12-23T23:45:00").getTime();
  const end = wib("2026-12-28T12:15:00").getTime();
  for (let at = start; at <= end; at += 15 * 60_000) {
    const now = new Date(at);
    await Promise.all([runDeskClock(depsAt(now)), runDeskClock(depsAt(now))]);
    // The queue delivers each twice, the last first.
    const messages = sent.splice(0).reverse();
    for (const message of [...messages, ...messages]) {
      const before = channels[0].messages.length;
      expect(await deliverEnquiry(depsAt(now), message)).toBe("ack");
      for (const { type, ...message } of channels[0].messages.slice(before)) {
        const staff = "staff" in message ? (message.staff?.name ?? "-") : "";
        const time = new Date(at + 7 * 3_600_000).toISOString().slice(11, 16);
        told.push(`${dayOf(now)} ${time} ${type} ${staff}`);
      }
    }
  }
  expect(told.sort()).toEqual([
    "2026-12-24 08:00 enquiry.summary -",
    "2026-12-24 08:00 enquiry.summary Budi",
    "2026-12-24 08:00 enquiry.summary Sari",
    "2026-12-24 15:00 enquiry.reminder Budi",
    "2026-12-28 08:00 enquiry.summary -",
    "2026-12-28 08:00 enquiry.summary Budi",
    "2026-12-28 08:00 enquiry.summary Sari",
  ]);
  expect(channels[1].messages).toEqual(channels[0].messages);
});
