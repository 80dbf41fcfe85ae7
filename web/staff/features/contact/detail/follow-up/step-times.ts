import * as z from "zod/mini";
import type { ContactDetail } from "../../../../../../worker/contract/inbox/contact-change";
import { addDays, clockOf, dayOf, instantOf, weekdayOf } from "../../../../../../worker/contract/jakarta";
import { nameNear } from "../wait-text";

/** A next step as it is typed: its time is a day and a time of Jakarta. */
const typedStep = z.object({
  text: z.string(),
  time: z.object({ day: z.string(), clock: z.string() }),
});
export type TypedStep = z.infer<typeof typedStep>;
type StepTime = TypedStep["time"];

export const readStep = (values: unknown) => typedStep.safeParse(values).data ?? null;

/** What a form shows of the stored step. */
export function typedStepOf({ nextAction, nextActionAt }: ContactDetail): TypedStep {
  return { text: nextAction ?? "", time: nextActionAt ? stepTimeOf(nextActionAt) : { day: "", clock: "" } };
}

/** The first day from `day` on that is no weekend. */
function workingDay(day: string): string {
  return weekdayOf(day) <= 5 ? day : addDays(day, 8 - weekdayOf(day));
}

/** Times that a next step often has; none of them is over or at a weekend. */
export function quickTimes(now: number): { label: string; time: StepTime }[] {
  const today = dayOf(now);
  const isEarly = weekdayOf(today) <= 5 && clockOf(now) < "13:30";
  const tomorrow = workingDay(addDays(today, 1));
  return [
    ...(isEarly ? [{ label: "Hari ini 14.00", time: { day: today, clock: "14:00" } }] : []),
    {
      label: tomorrow === addDays(today, 1) ? "Besok 09.00" : "Senin 09.00",
      time: { day: tomorrow, clock: "09:00" },
    },
    { label: "3 hari lagi", time: { day: workingDay(addDays(today, 3)), clock: "09:00" } },
    { label: "Minggu depan", time: { day: addDays(today, 8 - weekdayOf(today)), clock: "09:00" } },
  ];
}

/** Steps that most enquiries take, to begin with. */
export const commonSteps = ["Telepon", "Kirim penawaran", "Tanya kabar penawaran"];

/** The last day to choose. */
export function lastStepDay(now: number): string {
  return addDays(dayOf(now), 365);
}

/** What is wrong with the time of a next step; null when nothing is. The stored one may be over. */
export function stepTimeFault({ day, clock }: StepTime, now: number, stored: string | null): string | null {
  const instant = instantOf(day, clock);
  // `Date.parse` makes a time of almost nothing.
  if (!day || !clock || Number.isNaN(instant))
    return "Isi tanggal dan jamnya, atau pilih salah satu waktu di atas.";
  if (stored !== null && instant === Date.parse(stored)) return null;
  return instant <= now ? "Waktu langkah berikutnya sudah lewat. Pilih waktu yang akan datang." : null;
}

export function isoOf({ day, clock }: StepTime): string {
  return new Date(instantOf(day, clock)).toISOString();
}

/** The day and the time of a stored instant; its seconds are left out. */
export function stepTimeOf(iso: string): StepTime {
  const instant = Date.parse(iso);
  return { day: dayOf(instant), clock: clockOf(instant) };
}

/** When a step is due: "besok 09.00 WIB", "lewat, kemarin 09.00 WIB". */
export function nameStepTime(iso: string, now: number): string {
  const instant = Date.parse(iso);
  return `${instant <= now ? "lewat, " : ""}${nameNear(instant, now)} WIB`;
}
