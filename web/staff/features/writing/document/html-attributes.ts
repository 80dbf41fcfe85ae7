/** What the server's cleaner lets in, in the order in which new ones are written; `lang` may stand on anything. */
const known: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "title", "target", "rel"],
  img: ["alt", "src", "width", "height", "loading"],
  ol: ["start", "reversed"],
  th: ["scope", "colspan", "rowspan"],
  td: ["colspan", "rowspan"],
};

export type Attributes = Readonly<Record<string, unknown>>;
/** `shown` is what the node holds in the place of what is written. */
type Pair = readonly [name: string, value: string, shown?: unknown];

/** A cell as wide or high as no article has one would only make the editor's map of the table large. */
const widestSpan = 100;

export function namesOf(tag: string): readonly string[] {
  return [...(known[tag] ?? []), "lang"];
}

/** Attributes of an element as a node or a mark holds them; `written` where that alone would not give the same bytes. */
export function readAttributes(element: Element): Attributes {
  const tag = element.localName;
  const names = namesOf(tag);
  const pairs = [...element.attributes]
    .map(({ name, value }): Pair => [name, value])
    .filter(([name]) => names.includes(name));
  const attributes = Object.fromEntries(pairs.map(([name, value]) => [name, parseValue(name, value)]));
  const isPlain = writeAttributes(tag, attributes) === pairs.map(writePair).join("");
  return isPlain ? attributes : { ...attributes, written: pairs };
}

/** Attributes as they stand in a tag, as the cleaner would leave them; those that nobody changed as they were read. */
export function writeAttributes(tag: string, attributes: Attributes): string {
  const values = valuesOf(tag, attributes);
  const { written } = attributes as { written?: readonly Pair[] | null };
  if (!written) return [...values].map(writePair).join("");
  let html = "";
  for (const [name, read, shown] of written) {
    const isSame = name in attributes && (shown ?? parseValue(name, read)) === attributes[name];
    const value = isSame ? read : values.get(name);
    if (value !== undefined) html += writePair([name, value]);
    values.delete(name);
  }
  return html + [...values].map(writePair).join("");
}

/** The same attributes with other values, while what is written stays what was read. */
export function showOtherwise(tag: string, attributes: Attributes, shown: Attributes): Attributes {
  const { written } = attributes as { written?: readonly Pair[] | null };
  const pairs = written ?? [...valuesOf(tag, attributes)];
  return {
    ...attributes,
    ...shown,
    written: pairs.map(([name, value]) => (name in shown ? [name, value, shown[name]] : [name, value])),
  };
}

/** The same attributes, of which from now on is written what they hold. */
export function writeAsShown(attributes: Attributes): Attributes {
  const { written } = attributes as { written?: readonly Pair[] | null };
  return written ? { ...attributes, written: written.map(([name, value]) => [name, value]) } : attributes;
}

export function escapeText(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

export function writePair([name, value]: Pair): string {
  if (!value && name !== "alt") return ` ${name}`;
  return ` ${name}="${escapeText(value).replace(/"/g, "&quot;")}"`;
}

export function parseValue(name: string, value: string): unknown {
  switch (name) {
    case "colspan":
    case "rowspan":
      return Math.min(Math.max(Number.parseInt(value, 10) || 1, 1), widestSpan);
    case "start":
      return Number.parseInt(value, 10) || (value.trim() === "0" ? 0 : 1);
    case "reversed":
      return true;
    default:
      return value;
  }
}

function valuesOf(tag: string, attributes: Attributes): Map<string, string> {
  const values = new Map<string, string>();
  for (const name of namesOf(tag)) {
    const value = writtenValue(tag, name, attributes);
    if (value !== null) values.set(name, value);
  }
  return values;
}

function writtenValue(tag: string, name: string, attributes: Attributes): string | null {
  const value = attributes[name];
  switch (name) {
    case "alt":
      return String(value ?? "");
    case "loading":
      return "lazy";
    case "target":
      return value === "_blank" ? "_blank" : null;
    case "rel":
      return attributes.target === "_blank" ? "noopener noreferrer" : null;
    case "href":
    case "src":
      return typeof value === "string" && isAddress(value, tag) ? value : null;
    case "colspan":
    case "rowspan":
    case "start":
      return typeof value === "number" && value !== 1 ? String(value) : null;
    case "reversed":
      return value ? "" : null;
    default:
      return value ? String(value) : null;
  }
}

/** Whether the cleaner lets an address stand: of this site, or of a scheme that an article may lead to. */
export function isAddress(value: string, tag = "a"): boolean {
  // Browsers read over characters up to the space, wherever they stand.
  const plain = [...value].filter((character) => character > " ").join("");
  if (!plain || /^[/\\]{2}|<!--/.test(plain)) return false;
  const [, scheme] = /^([a-z][a-z\d.+-]*):/i.exec(plain) ?? [];
  if (!scheme) return true;
  return (tag === "img" ? /^https$/i : /^(https?|mailto|tel)$/i).test(scheme);
}
