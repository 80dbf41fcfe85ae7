/** Ornament of the about page: doors side by side, one house with many rooms. */
export function ArchArt() {
  return (
    <svg viewBox="0 0 480 330" className="block w-full" aria-hidden="true">
      <path d="M0 330V190a70 70 0 0 1 140 0v140Z" className="fill-leaf" />
      <path d="M24 330V190a46 46 0 0 1 92 0v140Z" className="fill-mist" />
      <path d="M24 330v-40a46 46 0 0 1 92 0v40Z" className="fill-leaf" />
      <path d="M150 330V110a90 90 0 0 1 180 0v220Z" className="fill-ink" />
      <path d="M172 330V110a68 68 0 0 1 136 0v220Z" className="fill-fajar" />
      <path d="M172 250a68 68 0 0 1 136 0v80H172Z" className="fill-amber" />
      <path d="M204 262a36 36 0 0 1 72 0v68h-72Z" className="fill-peach" />
      <path d="M172 262h136v6H172ZM172 282h136v9H172ZM172 306h136v13H172Z" className="fill-fajar" />
      <path d="M340 330V190a70 70 0 0 1 140 0v140Z" className="fill-amber" />
      <path d="M364 330V190a46 46 0 0 1 92 0v140Z" className="fill-dusk" />
      <circle cx="410" cy="200" r="24" className="fill-peach" />
    </svg>
  );
}
