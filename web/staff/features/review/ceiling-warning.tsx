interface CeilingWarningProps {
  /** AI articles that the day has already; 0 warns of nothing. */
  count: number;
  ceiling: number;
  /** Which day, as the beginning of a sentence. */
  day: string;
}

/** Says that one more AI article would be over the ceiling of a day: a warning, not a refusal. */
export function CeilingWarning({ count, ceiling, day }: CeilingWarningProps) {
  return (
    <p role="status" className="text-sm font-medium text-fajar-deep empty:hidden">
      {count > 0 &&
        `${day} sudah ada ${count} artikel AI, batasnya ${ceiling}. Anda tetap boleh menerbitkannya; terlalu banyak artikel AI sekaligus bisa dinilai spam oleh Google.`}
    </p>
  );
}
