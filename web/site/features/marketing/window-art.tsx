/** Ornament of the portfolio page: websites piled up like prints. */
export function WindowArt() {
  return (
    <svg viewBox="0 0 480 340" className="block w-full" aria-hidden="true">
      <path d="M212 40h250v210H212Z" className="fill-ink" />
      <path d="M200 28h250v210H200Z" className="fill-dusk" />
      <path d="M200 28h250v28H200Z" className="fill-amber" />
      <path d="M235 238a105 105 0 0 1 210 0Z" className="fill-fajar" />
      <path d="M275 238a65 65 0 0 1 130 0Z" className="fill-peach" />
      <path d="M32 110h230v230H32Z" className="fill-ink" />
      <path d="M20 98h230v242H20Z" className="fill-white" />
      <path d="M20 98h230v28H20Z" className="fill-leaf" />
      <path d="M42 150h96v14H42ZM42 174h66v14H42Z" className="fill-ink" />
      <path d="M20 262h230v78H20Z" className="fill-mist" />
      <path d="M150 262v-58a38 38 0 0 1 76 0v58Z" className="fill-amber" />
      <path d="M42 206h68v26H42Z" className="fill-fajar" />
      <path d="M42 282h54v58H42ZM108 282h54v58h-54ZM174 282h54v58h-54Z" className="fill-paper" />
      <path d="M292 192h176v148H292Z" className="fill-ink" />
      <path d="M280 180h176v160H280Z" className="fill-paper" />
      <path d="M280 180h176v26H280Z" className="fill-fajar" />
      <path d="M298 340v-64a30 30 0 0 1 60 0v64Z" className="fill-leaf" />
      <path
        d="M376 240h60v10h-60ZM376 262h60v5h-60ZM376 276h60v5h-60ZM376 290h40v5h-40Z"
        className="fill-ink"
      />
      <path
        d="M214 42a5 5 0 1 1 10 0 5 5 0 0 1-10 0ZM230 42a5 5 0 1 1 10 0 5 5 0 0 1-10 0ZM34 112a5 5 0 1 1 10 0 5 5 0 0 1-10 0ZM50 112a5 5 0 1 1 10 0 5 5 0 0 1-10 0ZM294 193a5 5 0 1 1 10 0 5 5 0 0 1-10 0ZM310 193a5 5 0 1 1 10 0 5 5 0 0 1-10 0Z"
        className="fill-paper"
      />
      <circle cx="328" cy="282" r="15" className="fill-amber" />
    </svg>
  );
}
