import { expect, test } from "vitest";
import { makeWxr } from "../../../tests/support/moving";
import { convertItems, readIndex } from "./convert-items";

/** Repeats the text up to the length limit of an article. */
const fill = (text: string) => text.repeat(1_000_000 / text.length);

async function* open(content: string) {
  yield new TextEncoder().encode(makeWxr([{ content }]));
}

// Each of these took minutes when the parser scanned the rest of the text at every position.
test.each([
  ["comments without an end", `[x]${fill("<!-- ")}`],
  ["code without an end", `[a_b]${fill("<pre><code><style>")}`],
  ["code without an end within blocks", `<!-- wp:paragraph -->[a_b]${fill("<pre>x ")}`],
  ["shortcuts of which one ends", `${fill("[a_b]")}[/a_b]`],
  ["shortcuts within each other", `${fill("[a_b]x")}${fill("[/a_b]")}`],
  ["pictures of a caption", `[caption]${fill("<img ")}[/caption]`],
  ["links of a caption", `[caption]${fill("<a ")}<img [/caption]`],
  ["spaces of a shortcut", fill(`[a_b x${" ".repeat(1900)}]`)],
  ["tags without an end", fill("<px")],
  ["tags of which one ends", `${fill("<px")}>`],
  ["drawings without an end", fill("<svg")],
  ["folds without an end", fill("<!--more")],
  ["objects within each other", fill("<object>")],
  ["elements within each other", fill("<div>")],
  ["code", fill("<pre></pre>")],
  ["headings", fill("<h5>a</h5>")],
  ["lines", `${fill("\n")}<option>`],
])("%s are parsed in linear time", async (_name, content) => {
  const index = await readIndex(() => open(content), "");
  for await (const { position } of convertItems(index, -1)) expect(position).toBe(0);
});
