const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The two largest whole units of a duration; hours are used up to two days. */
function splitDuration(ms: number): { count: number; unit: string }[] {
  const of = (unit: string, unitMs: number, within = Number.POSITIVE_INFINITY) => ({
    ...{ count: Math.floor((ms % within) / unitMs), unit },
  });
  if (ms < hourMs) return [of("menit", minuteMs)];
  if (ms < 2 * dayMs) return [of("jam", hourMs), of("menit", minuteMs, hourMs)];
  return [of("hari", dayMs), of("jam", hourMs, dayMs)];
}

/** A number with its unit and a non-breaking space. */
const formatPart = ({ count, unit }: { count: number; unit: string }) =>
  `${count.toLocaleString("id-ID")}\u00a0${unit}`;

/** "25 menit", "3 jam", "4 hari": at least a minute. */
export function nameSpan(ms: number): string {
  const [{ count, unit } = { count: 0, unit: "menit" }] = splitDuration(ms);
  return formatPart({ count: Math.max(1, count), unit });
}

/** A duration with the next smaller unit: "1 jam 12 menit", "2 hari 3 jam". */
export function nameSpanFinely(ms: number): string {
  if (ms < minuteMs) return "kurang dari 1\u00a0menit";
  return splitDuration(ms)
    .filter(({ count }) => count > 0)
    .map(formatPart)
    .join(" ");
}
