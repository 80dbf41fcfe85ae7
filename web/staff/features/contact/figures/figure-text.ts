const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** "1.204". */
export function countText(count: number): string {
  return count.toLocaleString("id-ID");
}

/** "1 jam 12 menit", "2 hari 3 jam": the two largest units, of which the second only where there is any. */
export function durationText(minutes: number): string {
  if (minutes < 1) return "kurang dari 1 menit";
  const whole = Math.round(minutes);
  const parts =
    whole < dayMinutes
      ? [`${Math.floor(whole / hourMinutes)} jam`, `${whole % hourMinutes} menit`]
      : daysAndHours(whole);
  return parts.filter((part) => !part.startsWith("0 ")).join(" ");
}

function daysAndHours(minutes: number): string[] {
  const hours = Math.round(minutes / hourMinutes);
  return [`${countText(Math.floor(hours / 24))} hari`, `${hours % 24} jam`];
}

/** "92%". Only all is 100%, and only nothing 0%. */
export function shareText(share: number): string {
  const percent = Math.round(share * 100);
  if (percent === 100 && share < 1) return "99%";
  if (percent === 0 && share > 0) return "1%";
  return `${percent}%`;
}

/** "Rp 12.500.000.000". */
export function rupiahText(rupiah: number): string {
  return `Rp ${countText(rupiah)}`;
}

const large = [
  { from: 1e12, name: "triliun" },
  { from: 1e9, name: "miliar" },
  { from: 1e6, name: "juta" },
];
/** With one decimal it would read as a thousand of the smaller unit. */
const almost = 0.99995;

/** "Rp 12,5 miliar"; whole below a million. */
export function shortRupiahText(rupiah: number): string {
  const unit = rupiah < 1e6 ? undefined : large.find(({ from }) => rupiah >= from * almost);
  if (!unit) return rupiahText(rupiah);
  return `Rp ${(rupiah / unit.from).toLocaleString("id-ID", { maximumFractionDigits: 1 })} ${unit.name}`;
}
