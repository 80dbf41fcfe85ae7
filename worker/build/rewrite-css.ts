import { composeVisitors, type Declaration, transform, type Visitor } from "lightningcss";

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
/** What the site is built for, as Vite takes it by itself: without it the prefixes that these need are dropped. */
const targets = {
  ...{ chrome: version(111), edge: version(111), firefox: version(114) },
  ...{ safari: version(16, 4), ios_saf: version(16, 4) },
};

export type CssVisitor = Visitor<never>;

/** What the tool writes beside the same without a prefix, and once more each time it reads its own. */
const writtenAgain = new Set(["text-decoration", "mask"]);
const withoutRepeats: CssVisitor = {
  Declaration: (declaration) => (isWrittenAgain(declaration) ? [] : undefined),
};

/** A stylesheet as `visitor` leaves it, as short as it can be said, without the custom properties of these names. */
export function rewriteCss(css: string, visitor: CssVisitor = {}, unusedSymbols: string[] = []): string {
  const { code } = transform({
    ...{ filename: "site.css", code: Buffer.from(css), minify: true, targets, unusedSymbols },
    visitor: composeVisitors([withoutRepeats, visitor]),
  });
  return code.toString();
}

/** Shows a stylesheet to `visitor`. */
export function readCss(css: string, visitor: CssVisitor): void {
  transform({ filename: "site.css", code: Buffer.from(css), visitor });
}

function isWrittenAgain(declaration: Declaration): boolean {
  if (declaration.property !== "unparsed") return false;
  const { property, ...id } = declaration.value.propertyId;
  return writtenAgain.has(property) && JSON.stringify(id).includes("webkit");
}
