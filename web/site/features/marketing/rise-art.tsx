/** Ornament of the pricing page: three sizes of the same sun. */
export function RiseArt() {
  return (
    <svg viewBox="0 0 480 320" className="block w-full" aria-hidden="true">
      <path d="M0 320V250a64 64 0 0 1 128 0v70Z" className="fill-peach" />
      <path d="M28 250a36 36 0 0 1 72 0Z" className="fill-amber" />
      <path d="M144 320V184a72 72 0 0 1 144 0v136Z" className="fill-amber" />
      <path d="M172 184a44 44 0 0 1 88 0Z" className="fill-fajar" />
      <path d="M304 320V88a88 88 0 0 1 176 0v232Z" className="fill-fajar" />
      <path d="M332 88a60 60 0 0 1 120 0Z" className="fill-peach" />
      <path d="M362 88a30 30 0 0 1 60 0Z" className="fill-ink" />
      <path
        d="M0 264h128v5H0ZM0 284h128v8H0ZM144 200h144v4H144ZM144 222h144v7H144ZM144 250h144v10H144ZM304 104h176v4H304ZM304 126h176v7H304ZM304 154h176v10H304ZM304 190h176v14H304ZM304 234h176v18H304Z"
        className="fill-ink"
      />
    </svg>
  );
}
