import { type ReactNode, useRef, useState } from "react";
import { isUnanswered, toMessage } from "../../lib/http";
import { showToast } from "../../toasts/toast";
import { Button } from "../../ui/button";
import { InlineNotice } from "../ui/inline-notice";
import type { Choice } from "./choice";

/** The result of one row. */
export interface BulkOutcome {
  id: number;
  ok: boolean;
  code?: string | undefined;
  /** The reason of a refusal, in Indonesian. */
  message?: string | undefined;
  /** The version of the row afterwards. */
  version?: string | number | undefined;
}

export interface Refusal extends BulkOutcome {
  name: string;
}

export interface BulkWork<Row> {
  /** Sends one call for up to fifty rows. */
  send: (rows: Row[]) => Promise<BulkOutcome[]>;
  /** "3 kontak dihapus". */
  doneText: (count: number) => string;
  /** "3 kontak belum dihapus". */
  notDoneText: (count: number) => string;
  /** Undoes the changes; null if that is not possible. */
  undo?: (rows: readonly Row[], outcomes: readonly BulkOutcome[]) => (() => Promise<BulkOutcome[]>) | null;
  /** The message of an undo that does not restore the former state. */
  undoneText?: (count: number) => string;
  /** Called before the messages. */
  onDone?: (outcomes: readonly BulkOutcome[]) => void;
  /** Called if the whole action failed; returns true if the failure is shown elsewhere, such as in a dialog. */
  onFailure?: (message: string, error: unknown) => boolean;
}

const lost = "Jawaban server tidak sampai. Periksa daftarnya sebelum mencoba lagi.";
const unknownRefusal = "Terjadi kesalahan. Silakan coba lagi.";
/** The most rows of one call. */
const mostRows = 50;

interface BulkSubject<Row extends { id: number }> {
  /** The noun for the rows, such as "kontak". */
  noun: string;
  nameOf: (row: Row) => string;
  choice?: Choice<Row>;
}

/** Runs an action on rows, each with its own result, and shows a toast with an undo. */
export function useBulk<Row extends { id: number }>({ noun, nameOf, choice }: BulkSubject<Row>) {
  const [refused, setRefused] = useState<{ title: string; rows: Refusal[] } | null>(null);
  const [isPending, setPending] = useState(false);
  /** The running action; never rejects. */
  const running = useRef<Promise<void> | null>(null);

  async function guarded(onFailure: (message: string, error: unknown) => void, run: () => Promise<void>) {
    setPending(true);
    running.current = run()
      .catch((error: unknown) => {
        console.error(error);
        const message = isUnanswered(error)
          ? lost
          : toMessage(error, "Server sedang bermasalah. Silakan coba lagi.");
        onFailure(message, error);
      })
      .finally(() => {
        running.current = null;
        setPending(false);
      });
    await running.current;
  }

  /** Stores the refused rows; returns their number. */
  function note(rows: readonly Row[], outcomes: readonly BulkOutcome[], title: (count: number) => string) {
    const names = new Map(rows.map((row) => [row.id, nameOf(row)]));
    const refusals = outcomes
      .filter(({ ok }) => !ok)
      .map((outcome) => ({ message: unknownRefusal, ...outcome, name: names.get(outcome.id) ?? "" }));
    setRefused(refusals.length > 0 ? { title: title(refusals.length), rows: refusals } : null);
    return refusals.length;
  }

  async function undo(work: BulkWork<Row>, rows: readonly Row[], run: () => Promise<BulkOutcome[]>) {
    // The toast is closed.
    while (running.current) await running.current;
    const tell = (description: string) =>
      showToast({ variant: "destructive", title: "Gagal mengurungkan", description });
    await guarded(tell, async () => {
      const outcomes = await run();
      const failed = note(rows, outcomes, (count) => `${count} ${noun} belum dikembalikan`);
      const count = outcomes.length - failed;
      if (count === 0) return;
      const description = work.undoneText?.(count) ?? `${count} ${noun} kembali seperti semula`;
      showToast({ title: "Diurungkan", description });
    });
  }

  async function perform(rows: readonly Row[], work: BulkWork<Row>) {
    // Ignores a double click.
    if (running.current) return;
    const tell = (description: string, error: unknown) => {
      if (work.onFailure?.(description, error)) return;
      showToast({ variant: "destructive", title: work.notDoneText(rows.length), description });
    };
    await guarded(tell, async () => {
      const outcomes = await sendInParts(rows, work.send);
      const doneIds = outcomes.filter(({ ok }) => ok).map(({ id }) => id);
      choice?.release(doneIds);
      work.onDone?.(outcomes);
      const failed = note(rows, outcomes, work.notDoneText);
      if (doneIds.length === 0) return;
      const run = work.undo?.(rows, outcomes) ?? null;
      showToast({
        title: failed > 0 ? "Sebagian berhasil" : "Sukses!",
        description: `${work.doneText(doneIds.length)}${failed > 0 ? `, ${failed} gagal` : ""}`,
        ...(run && {
          action: { label: "Urungkan", onSelect: () => void undo(work, rows, run) },
        }),
      });
    });
  }

  return { perform, isPending, refused, forgetRefused: () => setRefused(null) };
}

export type Bulk<Row extends { id: number }> = ReturnType<typeof useBulk<Row>>;

/** Sends the rows in parts. If a later call fails, the earlier results still count. */
async function sendInParts<Row extends { id: number }>(
  rows: readonly Row[],
  send: (rows: Row[]) => Promise<BulkOutcome[]>,
): Promise<BulkOutcome[]> {
  const outcomes: BulkOutcome[] = [];
  for (let from = 0; from < rows.length; from += mostRows) {
    try {
      outcomes.push(...(await send(rows.slice(from, from + mostRows))));
    } catch (error) {
      if (from === 0) throw error;
      console.error(error);
      const message = isUnanswered(error) ? lost : toMessage(error, unknownRefusal);
      return [...outcomes, ...rows.slice(from).map(({ id }) => ({ id, ok: false, message }))];
    }
  }
  return outcomes;
}

interface RefusedNoticeProps {
  bulk: Pick<Bulk<{ id: number }>, "refused" | "forgetRefused">;
  /** A remedy for a refused row. */
  wayOn?: (refusal: Refusal) => ReactNode;
}

/** Lists the refused rows with their reasons. */
export function RefusedNotice({ bulk: { refused, forgetRefused }, wayOn }: RefusedNoticeProps) {
  if (!refused) return null;
  return (
    <InlineNotice
      role="alert"
      tone="danger"
      title={refused.title}
      actions={
        <Button variant="outline" size="sm" onClick={forgetRefused}>
          Mengerti
        </Button>
      }
      className="mt-4"
    >
      <ul className="grid list-disc gap-1 pl-5">
        {refused.rows.map((refusal) => (
          <li key={refusal.id} className="[overflow-wrap:anywhere]">
            <strong className="text-ink">{refusal.name || `#${refusal.id}`}</strong>: {refusal.message}{" "}
            {wayOn?.(refusal)}
          </li>
        ))}
      </ul>
    </InlineNotice>
  );
}
