/** The default colours, as in `web/styles/tokens.css`. */
const standard = {
  accent: "#c8371b",
  accentDeep: "#a32a12",
  amber: "#f6a82c",
  peach: "#ffd9b8",
  ink: "#1c1930",
  dusk: "#3a2e5c",
};
const grounds = { white: "#ffffff", paper: "#fbf6ee", sand: "#f3eadb" };

/** The minimum contrast of WCAG 2.2, level AA. */
const leastContrast = 4.5;
/** The share of black in the darker accent. */
const deepShare = 0.2;
/** Relative luminance of the accent's two tints, like the default ones; dark text is placed on them. */
const tintLuminance = { amber: 0.49, peach: 0.74 };

type Rgb = [red: number, green: number, blue: number];

function parse(color: string): Rgb {
  const number = Number.parseInt(color.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

const format = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(parse(one)), luminance(parse(other))].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function mix(one: string, other: string, share: number): string {
  const [from, to] = [parse(one), parse(other)];
  return format(from.map((part, index) => part + ((to[index] ?? part) - part) * share) as Rgb);
}

function tint(color: string, asked: number): string {
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step += 1) {
    const share = (low + high) / 2;
    if (luminance(parse(mix(color, grounds.white, share))) < asked) low = share;
    else high = share;
  }
  return mix(color, grounds.white, high);
}

export interface BrandColors {
  accent: string;
  ink: string;
}

/** All brand colours, derived from the two that an owner chooses. */
export function buildPalette({ accent, ink }: BrandColors): typeof standard {
  const ofAccent = accent && {
    accent,
    accentDeep: mix(accent, "#000000", deepShare),
    amber: tint(accent, tintLuminance.amber),
    peach: tint(accent, tintLuminance.peach),
  };
  const dark = ink || standard.ink;
  const dusk = accent || ink ? mix(dark, accent || standard.accent, 0.22) : standard.dusk;
  return { ...standard, ...ofAccent, ink: dark, dusk };
}

/** The combinations of an owner's colour with others, as text or background. */
function listPairs(name: keyof BrandColors, color: string): [text: string, ground: string][] {
  if (name === "accent") {
    const deep = mix(color, "#000000", deepShare);
    return [
      [color, grounds.white],
      [color, grounds.paper],
      [deep, grounds.sand],
    ];
  }
  // With another accent, the tint has the same luminance as the default one.
  return [standard.amber, ...Object.values(grounds)].map((ground) => [color, ground]);
}

/** The lowest contrast of a colour in any combination; it must be at least `leastContrast`. */
export function weakestContrast(name: keyof BrandColors, color: string): number {
  return Math.min(...listPairs(name, color).map(([text, ground]) => contrast(text, ground)));
}

export const hasContrast = (name: keyof BrandColors, color: string) =>
  color === "" || weakestContrast(name, color) >= leastContrast;

const parts = new Map<string, keyof typeof standard>(
  (Object.keys(standard) as (keyof typeof standard)[]).map((name) => [standard[name].slice(1), name]),
);
const written = new RegExp(`(#|%23)(${[...parts.keys()].join("|")})(?=[0-9a-f]{2}\\b|\\b)`, "gi");

/** Replaces the default colours in a built page or stylesheet, where the build has inlined them. */
export function paint(text: string, colors: BrandColors): string {
  if (!colors.accent && !colors.ink) return text;
  const palette = buildPalette(colors);
  return text.replace(written, (whole, sign: string, number: string) => {
    const name = parts.get(number.toLowerCase());
    return name ? sign + palette[name].slice(1) : whole;
  });
}
