import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { type DripPlan, dripDatesQuery, useDrip } from "../../../../api/post-transitions";
import { formatLongDate } from "../../../../lib/format";
import { isUnanswered, messageOf } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { FormDialog } from "../../../ui/form-dialog";
import { SmallField } from "../../../ui/small-field";
import { ClaimsWarning } from "../checks/claims-warning";
import { DripDates } from "./drip-dates";
import { DripDays } from "./drip-days";
import { inWritingOrder, tomorrow } from "./drip-plan";
import { DripTimes } from "./drip-times";
import { chosenPost, doneText } from "./post-acts";
import type { QuestionProps } from "./use-post-desk";

/** Milliseconds without a change until the dates are asked for. */
const pause = 300;
const lost = "Jawaban server tidak sampai. Periksa tab Terjadwal sebelum mencoba lagi.";

/** Spreads posts over days and hours of Jakarta; the dates are shown before anything is written. */
export function DripDialog({ question, desk }: QuestionProps) {
  const posts = useMemo(() => inWritingOrder(question.posts), [question.posts]);
  const [days, setDays] = useState<readonly number[]>([1, 2, 3, 4, 5]);
  const [times, setTimes] = useState<readonly string[]>(["09:00"]);
  const [startDate, setStartDate] = useState(() => tomorrow(Date.now()));
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
      const written = await drip.mutateAsync(plan);
      const at = written.map(({ publishAt }) => publishAt).sort();
      const span = [...new Set([formatLongDate(at[0]), formatLongDate(at.at(-1))])].join(" sampai ");
      showToast({ title: "Sukses!", description: `${doneText("drip", written.length)}: ${span}` });
      desk.settleDrip(posts);
    } catch (error) {
      // Said in the dialog.
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
      problem={problem ? (isUnanswered(problem) ? lost : messageOf(problem, lost)) : ""}
      onCancel={desk.cancel}
      onSubmit={handleSubmit}
    >
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-[1fr_1.15fr]">
        <div className="grid content-start gap-5">
          <DripDays days={days} onChange={change(setDays)} />
          <DripTimes times={times} onChange={change(setTimes)} />
          <SmallField
            id="drip-start"
            type="date"
            label="Mulai"
            value={startDate}
            onType={change(setStartDate)}
          />
        </div>
        <DripDates
          posts={posts}
          dates={dates.data ?? []}
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

/** What a plan cannot do without, in a sentence; null when it is whole. */
function missingIn({ days, times, startDate }: DripPlan): string | null {
  if (days.length === 0) return "Pilih paling sedikit satu hari.";
  if (times.length === 0) return "Isi paling sedikit satu jam terbit.";
  return startDate === "" ? "Isi tanggal mulainya." : null;
}

/** The value once it has not changed for a while. */
function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text)), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return settled;
}
