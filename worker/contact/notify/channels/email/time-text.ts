import { nameDateTime } from "../../../../contract/jakarta";

const minutesOfHour = 60;
const minutesOfDay = 24 * minutesOfHour;

/** A moment (ISO 8601) such as "21 November 2026 pukul 10.04 WIB". */
export function timeText(moment: string): string {
  return `${nameDateTime(new Date(moment))} WIB`;
}

/** How long something lasts, in its two largest units, such as "2 hari 3 jam". */
export function durationText(minutes: number): string {
  const units: [number, string][] = [
    [Math.floor(minutes / minutesOfDay), "hari"],
    [Math.floor((minutes % minutesOfDay) / minutesOfHour), "jam"],
    [minutes % minutesOfHour, "menit"],
  ];
  const first = units.findIndex(([count]) => count > 0);
  if (first === -1) return "kurang dari semenit";
  const shown = units.slice(first, first + 2).filter(([count]) => count > 0);
  return shown.map(([count, unit]) => `${count} ${unit}`).join(" ");
}
