/** Ornament of the services page: a floor of tiles, each with a part of its own. */
export function TileArt() {
  return (
    <svg viewBox="0 0 480 360" className="block w-full" aria-hidden="true">
      <path d="M120 0h120v120H120ZM360 120h120v120H360ZM0 240h120v120H0Z" className="fill-peach" />
      <path d="M360 0h120v120H360ZM120 120h120v120H120Z" className="fill-ink" />
      <path d="M240 120h120v120H240Z" className="fill-leaf" />
      <path d="M240 240h120v120H240Z" className="fill-mist" />
      <path d="M120 240h120v120H120Z" className="fill-fajar" />
      <path d="M360 240h120v120H360Z" className="fill-dusk" />
      <path d="M120 120A120 120 0 0 1 241 0v120Z" className="fill-fajar" />
      <path d="M240 120a120 120 0 0 1 240 0Z" className="fill-amber" />
      <path d="M120 180a60 60 0 0 1 120 0Z" className="fill-amber" />
      <path d="M120 240a60 60 0 0 1 120 0Z" className="fill-fajar" />
      <path d="M240 120h60a60 60 0 0 1-60 60ZM360 240h-60a60 60 0 0 1 60-60Z" className="fill-mist" />
      <circle cx="420" cy="180" r="42" className="fill-fajar" />
      <path d="M0 360a120 120 0 0 1 120-120v120Z" className="fill-dusk" />
      <path d="M120 300a60 60 0 0 1 120 0 60 60 0 0 1-120 0Z" className="fill-peach" />
      <path
        d="M240 252h120v10H240ZM240 276h120v14H240ZM240 304h120v18H240ZM240 336h120v24H240Z"
        className="fill-leaf"
      />
      <path d="M360 360a60 60 0 0 1 120 0Z" className="fill-amber" />
    </svg>
  );
}
