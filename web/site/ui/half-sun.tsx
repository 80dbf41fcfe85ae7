const defaultRings = ["fill-peach", "fill-amber", "fill-fajar"] as const;

interface HalfSunProps {
  className?: string;
  /** Fill classes from the outer ring to the core. */
  rings?: readonly string[];
}

/** The mark of the brand as an ornament: concentric half discs that stand on the horizon. */
export function HalfSun({ className, rings = defaultRings }: HalfSunProps) {
  return (
    <svg viewBox="0 0 400 200" className={className} aria-hidden="true">
      {rings.map((fill, index) => {
        const radius = Math.round(200 - index * (160 / rings.length));
        return (
          <path
            key={fill}
            d={`M${200 - radius} 200a${radius} ${radius} 0 0 1 ${2 * radius} 0Z`}
            className={fill}
          />
        );
      })}
    </svg>
  );
}
