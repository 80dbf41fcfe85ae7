import type { ContactDetail } from "../../../../../../worker/contract/inbox/contact-change";
import type { ContactSubmission } from "../../../../../../worker/contract/inbox/contact-submission";
import type { WantedChange } from "../../../../../api/contact-detail";
import { ApiError, isUnanswered } from "../../../../../lib/http";
import { holds, isSamePart } from "./change-text";

/** What became of a change. `left`: somebody else was faster, and it was given up. */
export type Outcome =
  | { kind: "stored"; before: ContactDetail; version: number }
  | { kind: "failed"; error: unknown }
  | { kind: "left" };

/** A change that met another one. */
export interface Conflict {
  wanted: WantedChange;
  now: ContactDetail;
}

interface Entry {
  wanted: WantedChange;
  /** The version that it is about, where that is not the newest. */
  basedOn: number | undefined;
  settle: (outcome: Outcome) => void;
}

interface QueueOptions {
  /** The enquiry as it is known. */
  read: () => ContactDetail;
  send: (wanted: WantedChange, version: number) => Promise<ContactSubmission>;
  /** The enquiry as the server has it now. */
  reread: () => Promise<ContactDetail>;
}

/** What is under way, for whoever shows it. */
export interface QueueState {
  /** Not stored yet, the oldest first. */
  waiting: readonly WantedChange[];
  conflict: Conflict | null;
}

/**
 * Sends the changes of one enquiry one after the other, each with the version that the one before has made, so that
 * they never conflict with each other; a conflict with somebody else waits until it is decided.
 */
export function createChangeQueue({ read, send, reread }: QueueOptions) {
  let entries: Entry[] = [];
  let held: Entry[] = [];
  let conflict: Conflict | null = null;
  let isBusy = false;
  let other: Promise<unknown> = Promise.resolve();
  let state: QueueState = { waiting: [], conflict: null };
  /** Versions that this tab has made. */
  const own = new Set<number>();
  const listeners = new Set<() => void>();

  function tell() {
    state = { waiting: entries.map(({ wanted }) => wanted), conflict };
    for (const listener of listeners) listener();
  }

  function settleFirst(outcome: Outcome) {
    entries.shift()?.settle(outcome);
    tell();
  }

  /** The version that an undo names: nobody else may have changed anything since. */
  function versionFor({ basedOn }: Entry): number {
    let version = basedOn ?? read().version;
    while (basedOn !== undefined && own.has(version + 1)) version += 1;
    return version;
  }

  async function sendFirst(entry: Entry, version: number, tries: number): Promise<void> {
    const before = read();
    try {
      const stored = await send(entry.wanted, version);
      own.add(stored.version);
      settleFirst({ kind: "stored", before, version: stored.version });
    } catch (error) {
      const isConflict = error instanceof ApiError && error.status === 409;
      const now = isConflict || isUnanswered(error) ? await reread().catch(() => null) : null;
      // The answer was lost, or somebody did the same.
      if (now && holds(now, entry.wanted)) {
        own.add(now.version);
        settleFirst({ kind: "stored", before, version: now.version });
      } else if (now && isConflict && isSamePart(now, before) && tries > 0) {
        await sendFirst(entry, now.version, tries - 1);
      } else if (now && isConflict) {
        const wanted = Object.assign({}, ...entries.map((each) => each.wanted));
        held = entries;
        entries = [];
        conflict = { wanted, now };
        tell();
      } else settleFirst({ kind: "failed", error });
    }
  }

  async function work() {
    if (isBusy) return;
    isBusy = true;
    for (let entry = entries[0]; entry; entry = entries[0]) {
      await other;
      await sendFirst(entry, versionFor(entry), 1);
    }
    isBusy = false;
  }

  function leave() {
    for (const entry of held) entry.settle({ kind: "left" });
    held = [];
    conflict = null;
    tell();
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Whoever changes something has decided: a conflict that waits is given up. */
    add: (wanted: WantedChange, basedOn?: number): Promise<Outcome> => {
      if (conflict) leave();
      return new Promise((settle) => {
        entries.push({ wanted, basedOn, settle });
        tell();
        void work();
      });
    },
    /** Sends again what met another change, on top of that. */
    apply: () => {
      if (!conflict) return;
      const [first, ...others] = held;
      const { wanted } = conflict;
      held = [];
      conflict = null;
      if (!first) return;
      const settle = (outcome: Outcome) => {
        for (const entry of [first, ...others]) entry.settle(outcome);
      };
      entries.push({ wanted, basedOn: undefined, settle });
      tell();
      void work();
    },
    /** Leaves it as somebody else has made it. */
    leave,
    /** Changes wait until `task`, which may move the version on, is over. */
    after: (task: Promise<unknown>) => {
      other = Promise.allSettled([other, task]);
    },
  };
}
