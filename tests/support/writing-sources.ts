import fc from "fast-check";

const space = fc.constantFrom("", "", "", "\n", "\n  ", " ", "\n\n", "\t", "\r\n");
const text = fc.constantFrom(
  "kata",
  "dua kata",
  " awal",
  "akhir ",
  "a &amp; b",
  "&lt;p&gt;",
  "baris\n  lanjut",
  "a  b",
  "\u00a0",
  "é 👍",
);
const empty = fc.constant("");

/** Attributes in whatever order they were typed in. */
const attributes = (...pairs: string[]) =>
  fc.shuffledSubarray(pairs).map((chosen) => chosen.map((pair) => ` ${pair}`).join(""));

const lang = attributes('lang="en"');
const picture = attributes(
  'width="480"',
  'height="320"',
  'loading="lazy"',
  'src="/media/b.png"',
  'alt="a &quot;b&quot;"',
).map((given) => `<img src="https://contoh.id/a.jpg?b&amp;c"${given}>`);
const openings: Record<string, fc.Arbitrary<string>> = {
  a: attributes('href="/blog/a"', 'title="judul"', 'target="_blank"', 'rel="nofollow"', 'lang="id"'),
  ol: attributes('start="3"', "reversed", 'lang="en"', 'start="x"'),
  th: attributes('scope="col"', 'colspan="2"', 'rowspan="1"'),
  td: attributes('colspan="02"', 'rowspan="0"', 'lang="en"', 'colspan="1"'),
};

const element = (tag: string, inner: fc.Arbitrary<string>) =>
  fc.tuple(openings[tag] ?? lang, inner).map(([given, html]) => `<${tag}${given}>${html}</${tag}>`);

const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((texts) => texts.join(""));
const several = (part: fc.Arbitrary<string>, minLength = 0, maxLength = 4) =>
  fc.array(part, { minLength, maxLength }).map((parts) => parts.join(""));

const kinds = [["a"], ["strong", "b"], ["em", "i"], ["u"], ["s"], ["sub"], ["sup"], ["mark"], ["code"]];

/** A line of text; no kind of wrapper within itself. */
function arbitraryLine(left: readonly (readonly string[])[]): fc.Arbitrary<string> {
  const plain = fc.oneof(text, text, fc.constantFrom("<br />", "<br>\n", " <br lang='en'>"), picture);
  if (left.length < kinds.length - 2) return several(plain, 0, 2);
  const wrappers = left.flatMap((kind) =>
    kind.map((tag) => element(tag, arbitraryLine(left.filter((other) => other !== kind)))),
  );
  return several(
    fc.oneof({ weight: 2, arbitrary: plain }, { weight: 1, arbitrary: fc.oneof(...wrappers) }),
    0,
    3,
  );
}

const line = arbitraryLine(kinds);
const spaced = (part: fc.Arbitrary<string>) => joined(space, part, space);

/** HTML as people, programs and models write it: every tag where it belongs, white space and attributes anyhow. */
export const articleSources: fc.Arbitrary<string> = fc.letrec<{ block: string; flow: string; table: string }>(
  (tie) => ({
    block: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      ...["p", "h2", "h3", "h4"].map((tag) => element(tag, spaced(line))),
      element("pre", joined(space, line)),
      element("pre", element("code", joined(space, line))),
      fc.constant("<hr>"),
      ...["section", "blockquote"].map((tag) => element(tag, tie("flow"))),
      ...["ul", "ol"].map((tag) =>
        element(tag, joined(space, several(joined(element("li", tie("flow")), space), 1))),
      ),
      element(
        "dl",
        joined(
          space,
          several(joined(fc.oneof(element("dt", spaced(line)), element("dd", tie("flow"))), space), 1),
        ),
      ),
      element("figure", joined(tie("flow"), element("figcaption", spaced(line)), space)),
      element("figure", joined(space, element("figcaption", line), tie("flow"))),
      tie("table"),
    ),
    /** Blocks and text beside each other. */
    flow: joined(space, several(fc.oneof(joined(tie("block"), space), line), 0, 4), space),
    table: element(
      "table",
      joined(
        space,
        fc.oneof(empty, joined(element("caption", spaced(line)), space)),
        fc.oneof(empty, joined(element("thead", arbitraryRows(tie)), space)),
        fc.oneof(arbitraryRows(tie), several(joined(element("tbody", arbitraryRows(tie)), space), 1, 2)),
        fc.oneof(empty, joined(element("tfoot", arbitraryRows(tie)), space)),
      ),
    ),
  }),
).flow;

function arbitraryRows(tie: (name: "flow") => fc.Arbitrary<string>): fc.Arbitrary<string> {
  const cell = fc.oneof(element("td", tie("flow")), element("th", tie("flow")));
  return joined(
    space,
    several(joined(element("tr", joined(space, several(joined(cell, space)))), space), 1, 3),
  );
}
