/** The colours of a fresh installation, as `web/styles/tokens.css` has them. */
const standard = {
  accent: "#c8371b",
  accentDeep: "#a32a12",
  amber: "#f6a82c",
  peach: "#ffd9b8",
  ink: "#1c1930",
  dusk: "#3a2e5c",
};
const grounds = { white: "#ffffff", paper: "#fbf6ee", sand: "#f3eadb" };

/** What WCAG 2.2 asks of text at level AA. */
const leastContrast = 4.5;
/** How much black the darker accent has. */
const deepShare = 0.2;
/** How light the two tints of the accent are, as those of a fresh installation; dark text stands on them. */
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

/** The colours of the owner; empty is that of a fresh installation. */
export interface BrandColors {
  accent: string;
  ink: string;
}

/** Every colour of the brand, made of the two that an owner chooses. */
export function paletteOf({ accent, ink }: BrandColors): typeof standard {
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

/** Where a colour of the owner stands on another, or under it, as text. */
function pairsOf(name: keyof BrandColors, color: string): [text: string, ground: string][] {
  if (name === "accent") {
    const deep = mix(color, "#000000", deepShare);
    return [
      [color, grounds.white],
      [color, grounds.paper],
      [deep, grounds.sand],
    ];
  }
  // Where the accent is another colour, its tint is as light as the standard one.
  return [standard.amber, ...Object.values(grounds)].map((ground) => [color, ground]);
}

/** How well text of a colour, or on it, is read at the worst place; the least that is asked is `leastContrast`. */
export function weakestContrast(name: keyof BrandColors, color: string): number {
  return Math.min(...pairsOf(name, color).map(([text, ground]) => contrast(text, ground)));
}

export const hasContrast = (name: keyof BrandColors, color: string) =>
  color === "" || weakestContrast(name, color) >= leastContrast;

const parts = new Map<string, keyof typeof standard>(
  (Object.keys(standard) as (keyof typeof standard)[]).map((name) => [standard[name].slice(1), name]),
);
const written = new RegExp(`(#|%23)(${[...parts.keys()].join("|")})(?=[0-9a-f]{2}\\b|\\b)`, "gi");

/** A page or a stylesheet of the build in the owner's colours: the build has written each colour as a number. */
export function paint(text: string, colors: BrandColors): string {
  if (!colors.accent && !colors.ink) return text;
  const palette = paletteOf(colors);
  return text.replace(written, (whole, sign: string, number: string) => {
    const name = parts.get(number.toLowerCase());
    return name ? sign + palette[name].slice(1) : whole;
  });
}
