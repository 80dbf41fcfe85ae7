/** "Rp 12.500.000.000". */
export function rupiahText(rupiah: number): string {
  return `Rp ${rupiah.toLocaleString("id-ID")}`;
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
