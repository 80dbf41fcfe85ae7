import { useQuery } from "@tanstack/react-query";
import { Plus, X } from "lucide";
import { useMemo, useState } from "react";
import type { DripAnswer } from "../../../../../worker/contract/desk/calendar";
import type { StaffPostSummary } from "../../../../../worker/contract/desk/staff-post";
import { addDays, shortWeekdays, toDay, weekdays } from "../../../../../worker/contract/jakarta";
import { type DripPlan, dripDatesQuery, useDrip } from "../../../../api/workflow";
import { cn } from "../../../../lib/cn";
import { formatDay, formatLongDate, formatTime } from "../../../../lib/format";
import { ApiError, isUnanswered, toMessage } from "../../../../lib/http";
import { Button } from "../../../../ui/button";
import { Spinner } from "../../../../ui/spinner";
import { useSettled } from "../../../lib/use-settled";
import { FormDialog } from "../../../ui/form-dialog";
import { IconButton } from "../../../ui/icon-button";
import { InlineNotice } from "../../../ui/inline-notice";
import { TimeField, TimeInput } from "../../../ui/time-fields";
import { ClaimsWarning } from "../checks/post-checks";
import { chosenPost } from "./post-acts";
import type { QuestionProps } from "./use-post-desk";

/** Milliseconds after the last change until the dates are requested. */
const pause = 300;
const lost = "Jawaban server tidak sampai. Periksa tab Terjadwal sebelum mencoba lagi.";

/** Schedules posts over days and hours, with a preview of the dates. */
export function DripDialog({ question, desk }: QuestionProps) {
  // The oldest first; the list has the newest first.
  const posts = useMemo(() => question.posts.toSorted((a, b) => a.id - b.id), [question.posts]);
  const [days, setDays] = useState<readonly number[]>([1, 2, 3, 4, 5]);
  const [times, setTimes] = useState<readonly string[]>(["09:00"]);
  const [startDate, setStartDate] = useState(() => addDays(toDay(Date.now()), 1));
  const plan: DripPlan = {
    items: posts.map(chosenPost),
    startDate,
    days: [...days].sort(),
    times: [...new Set(times)].filter((time) => time !== "").sort(),
  };
  const missing = missingIn(plan);
  const asked = useSettled(plan, pause);
  const isAsked = JSON.stringify(asked) === JSON.stringify(plan);
  const dates = useQuery({ ...dripDatesQuery(asked), enabled: missingIn(asked) === null });
  const drip = useDrip();
  const isCurrent = isAsked && missing === null && dates.isSuccess && !dates.isPlaceholderData;
  const problem = drip.error ?? null;

  async function handleSubmit() {
    try {
      const { dates: written } = await drip.mutateAsync(plan);
      const at = written.map(({ publishAt }) => publishAt).sort();
      const span = [...new Set([formatLongDate(at[0]), formatLongDate(at.at(-1))])].join(" sampai ");
      void desk.settleDrip(posts, written, span);
    } catch (error) {
      // The dialog shows the message.
      console.error(error);
    }
  }

  function change<Value>(set: (value: Value) => void) {
    return (value: Value) => {
      drip.reset();
      set(value);
    };
  }

  return (
    <FormDialog
      title="Jadwalkan Bertahap"
      lead="Artikel terbit satu per satu pada hari dan jam yang Anda pilih, yang paling dulu ditulis lebih dulu. Semua waktu adalah WIB (Asia/Jakarta). Nama Anda tercatat sebagai peninjaunya."
      submitLabel={posts.length === 1 ? "Jadwalkan Artikel" : `Jadwalkan ${posts.length} Artikel`}
      wide
      pending={drip.isPending}
      disabled={!isCurrent}
      problem={problem ? (isUnanswered(problem) ? lost : toMessage(problem, lost)) : ""}
      onCancel={desk.cancel}
      onSubmit={handleSubmit}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 md:grid-cols-[1fr_1.15fr]">
        <div className="grid content-start gap-5">
          <DripDays days={days} onChange={change(setDays)} />
          <DripTimes times={times} onChange={change(setTimes)} />
          <TimeField
            id="drip-start"
            type="date"
            label="Mulai"
            value={startDate}
            onType={change(setStartDate)}
          />
        </div>
        <DripDates
          posts={posts}
          dates={dates.data?.dates ?? []}
          passed={dates.data?.passed ?? []}
          missing={missing}
          error={isAsked && !dates.isFetching ? dates.error : null}
          isCurrent={isCurrent}
          onRetry={() => void dates.refetch()}
        />
      </div>
      <ClaimsWarning posts={posts} consequence="rencana ini belum bisa dijalankan" />
    </FormDialog>
  );
}

/** The missing part of a plan, as a message, or null. */
function missingIn({ days, times, startDate }: DripPlan): string | null {
  if (days.length === 0) return "Pilih paling sedikit satu hari.";
  if (times.length === 0) return "Isi paling sedikit satu jam terbit.";
  return startDate === "" ? "Isi tanggal mulainya." : null;
}

interface DripDatesProps {
  posts: readonly StaffPostSummary[];
  dates: DripAnswer["dates"];
  passed: DripAnswer["passed"];
  /** The message about a missing part. */
  missing: string | null;
  error: Error | null;
  /** Whether the dates belong to the current plan. */
  isCurrent: boolean;
  onRetry: () => void;
}

/** The dates of a plan, or its error. */
function DripDates({ posts, dates, passed, missing, error, isCurrent, onRetry }: DripDatesProps) {
  const titles = new Map(posts.map(({ id, title }) => [id, title]));
  const sorted = [...dates].sort((a, b) => a.publishAt.localeCompare(b.publishAt));
  return (
    <section aria-labelledby="drip-dates" className="min-w-0">
      <h3 id="drip-dates" className="text-sm leading-[1.65] font-semibold tracking-normal">
        Rencana terbit
      </h3>
      <div aria-live="polite" className="mt-1.5">
        {missing && <p className="text-ink-soft">{missing}</p>}
        {!missing && error && <PlanFailure error={error} onRetry={onRetry} />}
        {!missing && !error && sorted.length === 0 && (
          <Spinner label="Menghitung tanggal..." className="py-6" />
        )}
        {!missing && !error && sorted.length > 0 && (
          <ol
            className={cn(
              "divide-y divide-line border-line border-y transition-opacity md:max-h-80 md:overflow-y-auto",
              !isCurrent && "opacity-50",
            )}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
            tabIndex={0}
            aria-label="Tanggal terbit"
          >
            {sorted.map(({ id, publishAt }) => (
              <li key={id} className="py-2 pr-1">
                <p className="text-sm font-semibold tabular-nums">
                  {formatDay(toDay(Date.parse(publishAt)))} · {formatTime(publishAt)} WIB
                </p>
                <p className="line-clamp-1 text-sm text-ink-soft [overflow-wrap:anywhere]">
                  {titles.get(id)}
                </p>
              </li>
            ))}
          </ol>
        )}
        {!missing && !error && passed.length > 0 && <PassedDays passed={passed} />}
      </div>
    </section>
  );
}

const reasons: Record<DripAnswer["passed"][number]["reason"], string> = {
  holiday: "hari libur",
  full: "batas artikel AI sudah penuh",
  taken: "jamnya sudah dipakai artikel lain",
};

/** The skipped days with their reasons. */
function PassedDays({ passed }: { passed: DripAnswer["passed"] }) {
  return (
    <details className="mt-2 text-sm text-ink-soft">
      <summary className="cursor-pointer py-1 font-semibold">{passed.length} hari dilewati</summary>
      <ul className="mt-1 grid gap-0.5">
        {passed.map(({ day, reason }) => (
          <li key={day}>
            {formatDay(day)}: {reasons[reason]}
          </li>
        ))}
      </ul>
    </details>
  );
}

function PlanFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  // A refusal would repeat, so there is no retry button.
  const isRefusal = error instanceof ApiError && error.status < 500;
  return (
    <InlineNotice
      tone={isRefusal ? "calm" : "danger"}
      title={isRefusal ? "Rencana ini belum bisa dipakai" : "Tanggal terbit belum bisa dihitung"}
      actions={
        !isRefusal && (
          <Button variant="outline" size="sm" onClick={onRetry}>
            Coba Lagi
          </Button>
        )
      }
    >
      {toMessage(error, "Server tidak dapat dihubungi.")}
      {isRefusal &&
        " Belum ada yang ditulis: ubah rencananya, atau tutup jendela ini dan pilih artikelnya lagi."}
    </InlineNotice>
  );
}

interface DripDaysProps {
  days: readonly number[];
  onChange: (days: readonly number[]) => void;
}

/** The chosen weekdays. */
function DripDays({ days, onChange }: DripDaysProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Hari</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(2.25rem,1fr))] gap-1">
        {shortWeekdays.map((short, index) => {
          const day = index + 1;
          const isChosen = days.includes(day);
          return (
            <label
              key={day}
              className={cn(
                "relative flex min-h-11 cursor-pointer items-center justify-center rounded-md border text-sm font-semibold",
                "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fajar",
                isChosen ? "border-ink bg-ink text-paper" : "border-edge text-ink hover:border-ink",
              )}
            >
              <input
                type="checkbox"
                aria-label={weekdays[index]}
                checked={isChosen}
                onChange={() => onChange(isChosen ? days.filter((other) => other !== day) : [...days, day])}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {short}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

interface DripTimesProps {
  times: readonly string[];
  onChange: (times: readonly string[]) => void;
}

/** The preset of each added time. */
const offered = ["09:00", "15:00", "12:00", "18:00", "06:00", "21:00"];

/** The chosen times. */
function DripTimes({ times, onChange }: DripTimesProps) {
  const next = offered.find((time) => !times.includes(time));
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Jam (WIB)</legend>
      <ul className="flex flex-wrap gap-2">
        {times.map((time, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two times may be equal while typing
          <li key={index} className="flex items-center gap-1">
            <TimeInput
              type="time"
              aria-label={`Jam terbit ke-${index + 1}`}
              value={time}
              onChange={(event) => onChange(times.with(index, event.target.value))}
              className="min-h-11 w-32 px-3 py-2"
            />
            {times.length > 1 && (
              <IconButton
                label={`Hapus jam ke-${index + 1}`}
                icon={X}
                onClick={() => onChange(times.toSpliced(index, 1))}
              />
            )}
          </li>
        ))}
        {next && (
          <li>
            <Button icon={Plus} variant="quiet" onClick={() => onChange([...times, next])} className="px-3.5">
              Tambah jam
            </Button>
          </li>
        )}
      </ul>
    </fieldset>
  );
}
