import { type FormEvent, type ReactNode, useId, useState } from "react";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import { type Stage, stageNames, stages } from "../../../../../worker/contract/inbox/contact-submission";
import { addDays, toClock, toDay, toInstant, toWeekday } from "../../../../../worker/contract/jakarta";
import { cn } from "../../../../lib/cn";
import { Button } from "../../../../ui/button";
import { TextField } from "../../../ui/text-field";
import { type DayAndClock, TimeFields } from "../../../ui/time-fields";
import { useKeptText } from "../talk/kept-texts";
import type { ContactChanges } from "./use-contact-changes";

interface CardRowProps {
  /** The id of the heading. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A titled row of the enquiry's card. */
export function CardRow({ id, title, children }: CardRowProps) {
  return (
    <section aria-labelledby={id} className="px-4 py-4 @lg:px-5">
      <h3 id={id} className="mb-2 text-sm font-semibold tracking-normal text-ink-soft">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** The error of a change. */
export function RowProblem({ children }: { children: string }) {
  return (
    <p role="alert" className="mt-2 text-sm font-medium text-danger empty:hidden">
      {children}
    </p>
  );
}

interface ChipProps {
  /** The toggle state. */
  pressed?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

/** A short choice. */
function Chip({ pressed, onSelect, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onSelect}
      className={cn(
        "min-h-11 rounded-full border px-4 text-sm font-semibold",
        pressed ? "border-ink bg-ink text-paper" : "border-edge bg-white hover:border-ink",
      )}
    >
      {children}
    </button>
  );
}

/** Suggestions for the next step. */
const commonSteps = ["Telepon", "Kirim penawaran", "Tanya kabar penawaran"];

interface StepFormProps {
  changes: ContactChanges;
  /** Called after saving or cancelling. */
  onDone: () => void;
}

/** The form of the next step and its time. */
export function StepForm({ changes, onDone }: StepFormProps) {
  const { contact, change, isBusy, problemOf } = changes;
  const stored = storedTime(contact);
  const empty = { text: contact.nextAction ?? "", time: stored ?? { day: "", clock: "" } };
  const kept = useKeptText({ id: contact.id, kind: "langkah", empty });
  const { text, time } = kept.values;
  const setText = (typed: string) => kept.type({ text: typed, time });
  const setTime = (typed: DayAndClock) => kept.type({ text, time: typed });
  const [faults, setFaults] = useState({ text: "", time: "" });
  const id = useId();
  const now = Date.now();
  const isTime = (other: DayAndClock | null) => other?.day === time.day && other.clock === time.clock;

  function close() {
    kept.clear();
    onDone();
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const isStored = isTime(stored);
    const found = {
      text: text.trim() ? "" : "Tulis langkahnya, misalnya “Telepon”.",
      time: isStored ? "" : (stepTimeFault(time, Date.now()) ?? ""),
    };
    setFaults(found);
    if (found.text || found.time) return;
    const at = new Date(toInstant(time.day, time.clock)).toISOString();
    const step = { nextAction: text.trim(), nextActionAt: isStored ? contact.nextActionAt : at };
    if (await change(step)) close();
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5 pt-1">
      <TextField
        id={id}
        label="Apa yang dilakukan?"
        error={faults.text || undefined}
        maxLength={200}
        placeholder="Kirim penawaran"
        value={text}
        onType={setText}
      >
        {text === "" && (
          <div className="mb-3 flex flex-wrap gap-2">
            {commonSteps.map((common) => (
              <Chip key={common} onSelect={() => setText(common)}>
                {common}
              </Chip>
            ))}
          </div>
        )}
      </TextField>
      <fieldset>
        <legend className="mb-1.5 font-semibold">Kapan?</legend>
        <div className="mb-4 flex flex-wrap gap-2">
          {quickTimes(now).map(({ label, time: quick }) => (
            <Chip key={label} pressed={isTime(quick)} onSelect={() => setTime(quick)}>
              {label}
            </Chip>
          ))}
        </div>
        <TimeFields
          time={time}
          min={toDay(now)}
          max={addDays(toDay(now), 365)}
          error={faults.time || problemOf("nextActionAt") || undefined}
          onChange={setTime}
        />
      </fieldset>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button type="submit" busy={isBusy}>
          {isBusy ? "Menyimpan..." : "Simpan Langkah"}
        </Button>
        <Button variant="outline" onClick={close}>
          Batal
        </Button>
      </div>
    </form>
  );
}

function storedTime({ nextActionAt }: ContactDetail): DayAndClock | null {
  if (nextActionAt === null) return null;
  const instant = Date.parse(nextActionAt);
  return { day: toDay(instant), clock: toClock(instant) };
}

function workingDay(day: string): string {
  return toWeekday(day) <= 5 ? day : addDays(day, 8 - toWeekday(day));
}

/** Suggested times, in the future and on weekdays. */
export function quickTimes(now: number): { label: string; time: DayAndClock }[] {
  const today = toDay(now);
  const isEarly = toWeekday(today) <= 5 && toClock(now) < "13:30";
  const tomorrow = workingDay(addDays(today, 1));
  return [
    ...(isEarly ? [{ label: "Hari ini 14.00", time: { day: today, clock: "14:00" } }] : []),
    {
      label: tomorrow === addDays(today, 1) ? "Besok 09.00" : "Senin 09.00",
      time: { day: tomorrow, clock: "09:00" },
    },
    { label: "3 hari lagi", time: { day: workingDay(addDays(today, 3)), clock: "09:00" } },
    { label: "Minggu depan", time: { day: addDays(today, 8 - toWeekday(today)), clock: "09:00" } },
  ];
}

/** The error of a next step's time, or null. */
export function stepTimeFault({ day, clock }: DayAndClock, now: number): string | null {
  const instant = toInstant(day, clock);
  // `Date.parse` accepts incomplete times.
  if (!day || !clock || Number.isNaN(instant))
    return "Isi tanggal dan jamnya, atau pilih salah satu waktu di atas.";
  return instant <= now ? "Waktu langkah berikutnya sudah lewat. Pilih waktu yang akan datang." : null;
}

interface StagePathProps {
  changes: ContactChanges;
  /** Called after a stage was stored without a further question. */
  onStored?: () => void;
}

/** How far it has come; each stage is one tap away. */
export function StagePath({ changes, onStored }: StagePathProps) {
  const { stage, lostReason } = changes.contact;
  const [isAsking, setAsking] = useState(false);
  async function choose(chosen: Stage) {
    setAsking(chosen === "lost");
    if (chosen === "lost" || chosen === stage) return;
    if (await changes.change({ stage: chosen })) onStored?.();
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        {stages.map((each) => (
          <Chip key={each} pressed={each === stage} onSelect={() => void choose(each)}>
            {stageNames[each]}
          </Chip>
        ))}
      </div>
      {!isAsking && <RowProblem>{changes.problemOf("stage")}</RowProblem>}
      {stage === "lost" && !isAsking && (
        <p className="mt-3 text-sm [overflow-wrap:anywhere]">
          <span className="text-ink-soft">Alasan: </span>
          {lostReason ?? "belum ditulis"}{" "}
          <button
            type="button"
            onClick={() => setAsking(true)}
            className="min-h-11 px-1 font-semibold text-fajar-deep underline underline-offset-4"
          >
            {lostReason ? "Ubah" : "Tulis"}
            <span className="sr-only"> alasan</span>
          </button>
        </p>
      )}
      {isAsking && (
        <LostReason
          changes={changes}
          onDone={(isStored) => {
            setAsking(false);
            if (isStored) onStored?.();
          }}
        />
      )}
    </>
  );
}

const commonReasons = ["Harga", "Memilih penyedia lain", "Tidak ada kabar lagi", "Belum butuh"];

interface LostReasonProps {
  changes: ContactChanges;
  onDone: (isStored: boolean) => void;
}

/** Asks for the reason of a lost enquiry. */
function LostReason({ changes: { contact, change, isBusy, problemOf }, onDone }: LostReasonProps) {
  const empty = contact.lostReason ?? "";
  const { values: reason, type: setReason, clear } = useKeptText({ id: contact.id, kind: "alasan", empty });
  const problem = problemOf("stage") || undefined;
  const id = useId();

  function close(isStored: boolean) {
    clear();
    onDone(isStored);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (await change({ stage: "lost", lostReason: reason.trim() || null })) close(true);
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4 rounded-md bg-sand p-4">
      <TextField
        id={id}
        label="Mengapa tidak jadi?"
        hint="Boleh kosong"
        error={problem}
        rows={2}
        maxLength={500}
        value={reason}
        onType={setReason}
      >
        <div className="mb-3 flex flex-wrap gap-2">
          {commonReasons.map((common) => (
            <Chip key={common} pressed={reason === common} onSelect={() => setReason(common)}>
              {common}
            </Chip>
          ))}
        </div>
      </TextField>
      <div className="mt-3 flex flex-wrap gap-2 max-sm:*:grow">
        <Button type="submit" variant="dark" busy={isBusy}>
          {contact.stage === "lost" ? "Simpan Alasan" : "Tandai Kalah"}
        </Button>
        <Button variant="outline" onClick={() => close(false)}>
          Batal
        </Button>
      </div>
    </form>
  );
}
