import { type Declaration, type Rule, transform } from "lightningcss";
import { targets } from "./theme-constants";

/**
 * A stylesheet in which a colour that is partly transparent is not said once more, in another notation, to browsers that
 * can mix colours: Tailwind has said it before as `#rrggbbaa`.
 */
export function withColorsOnce(css: string): string {
  const { code } = transform({
    filename: "site.css",
    code: Buffer.from(css),
    minify: true,
    targets,
    visitor: {
      Rule: {
        supports({ value: { condition, rules } }) {
          const isOfMixing = condition.type === "declaration" && condition.value.startsWith("color-mix");
          return isOfMixing && rules.every(repeatsColors) ? [] : undefined;
        },
      },
    },
  });
  return code.toString();
}

function repeatsColors(rule: Rule): boolean {
  return rule.type === "style" && (rule.value.declarations?.declarations ?? []).every(isTransparentColor);
}

const isTransparentColor = ({ property, value }: Declaration) =>
  property !== "custom" && property !== "unparsed" && /"type":"oklab".*"alpha":0/.test(JSON.stringify(value));
