/** "Rp 12.500.000.000". */
export function rupiahText(rupiah: number): string {
  return `Rp ${rupiah.toLocaleString("id-ID")}`;
}

const large = [
  { from: 1e12, name: "triliun" },
  { from: 1e9, name: "miliar" },
  { from: 1e6, name: "juta" },
];
/** From this share of a unit the rounded amount would read as 1,000 of the smaller unit. */
const almost = 0.99995;

/** "Rp 12,5 miliar"; whole below a million. */
export function shortRupiahText(rupiah: number): string {
  const unit = rupiah < 1e6 ? undefined : large.find(({ from }) => rupiah >= from * almost);
  if (!unit) return rupiahText(rupiah);
  return `Rp ${(rupiah / unit.from).toLocaleString("id-ID", { maximumFractionDigits: 1 })} ${unit.name}`;
}

/** The multipliers of the words after a number. */
const scales: Record<string, number> = {
  ...{ rb: 1e3, ribu: 1e3, k: 1e3 },
  ...{ jt: 1e6, juta: 1e6 },
  ...{ m: 1e9, miliar: 1e9, milyar: 1e9 },
};

const maxRupiah = 999_999_999_999;

const amount = /(\d[\d.,]*)\s*(ribu|rb|k|juta|jt|miliar|milyar|m)?(?![a-z\d])/g;

/**
 * Parses a typed amount to whole rupiah: "12.000.000", "Rp 12 juta", "12jt", "1,5 juta", "2 juta 500 ribu". Null for an empty
 * text, NaN for an invalid or too large amount.
 */
export function parseRupiah(typed: string): number | null {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/^(rp|idr)\.?\s*/, "")
    .replace(/\s*(rupiah|idr)$/, "")
    // Handwritten prices: "Rp 12.000.000,-".
    .replace(/,(-+|00)$/, "");
  if (text === "") return null;
  let sum = 0;
  let before = Number.POSITIVE_INFINITY;
  const rest = text.replace(amount, (_, digits: string, word = "") => {
    const scale = scales[word] ?? 1;
    // "500 ribu 2 juta" is more likely a typing error than a sum.
    sum += scale < before ? parseNumber(digits, scale > 1) * scale : Number.NaN;
    before = scale;
    return "";
  });
  const rounded = Math.round(sum);
  return rest.trim() === "" && rounded <= maxRupiah ? rounded : Number.NaN;
}

/** `isShort`: before a word such as "juta" both comma and point may be the decimal separator. */
function parseNumber(digits: string, isShort: boolean): number {
  const isGrouped = /^\d{1,3}(\.\d{3})+$/.test(digits) || /^\d{1,3}(,\d{3})+$/.test(digits);
  if (isGrouped) return Number(digits.replaceAll(/[.,]/g, ""));
  if (/^\d+$/.test(digits)) return Number(digits);
  return isShort && /^\d+[.,]\d{1,3}$/.test(digits) ? Number(digits.replace(",", ".")) : Number.NaN;
}
