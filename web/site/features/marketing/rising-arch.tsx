import { cn } from "../../../lib/cn";

/** Fill classes of sky, halo and sun, from before dawn to the day. */
const lights = [
  ["fill-dusk", "fill-fajar-deep", "fill-fajar"],
  ["fill-fajar-deep", "fill-fajar", "fill-amber"],
  ["fill-fajar", "fill-amber", "fill-peach"],
  ["fill-amber", "fill-peach", "fill-fajar"],
  ["fill-peach", "fill-amber", "fill-fajar"],
] as const;

/** An arch on an ink ground; with `progress` from 0 to 1 it grows, and the sun in it climbs. */
export function RisingArch({ progress, className }: { progress: number; className?: string }) {
  const [sky, halo, sun] = lights[Math.round(progress * (lights.length - 1))] ?? lights[0];
  const height = Math.round(150 + 130 * progress);
  const center = height + 8 - progress * (height - 92);
  return (
    <div aria-hidden="true" className={cn("overflow-hidden rounded-t-full", className)}>
      <svg viewBox={`0 0 200 ${height}`} className="block w-full" aria-hidden="true">
        <path d={`M0 0h200v${height}H0Z`} className={sky} />
        <circle cx="100" cy={center} r="82" className={halo} />
        <circle cx="100" cy={center} r="56" className={sun} />
        <path
          d={`M0 ${height - 12}h200v7H0ZM0 ${height - 28}h200v5H0ZM0 ${height - 43}h200v3H0Z`}
          className="fill-ink"
        />
      </svg>
    </div>
  );
}
