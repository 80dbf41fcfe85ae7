import { rupiahText, shortRupiahText } from "../../../lib/rupiah-text";

/** An amount in a table: whole where there is room. */
export function Rupiah({ amount }: { amount: number }) {
  const short = shortRupiahText(amount);
  const whole = rupiahText(amount);
  if (short === whole) return whole;
  return (
    <>
      <span title={whole} className="sm:hidden">
        {short}
      </span>
      <span className="max-sm:hidden">{whole}</span>
    </>
  );
}
