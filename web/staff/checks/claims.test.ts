// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { Claim } from "../../../worker/contract/studio/checks";
import { findLetters, linkIn, openInChange, openInPost, shownSources, sourceFor } from "./claims";

const html =
  '<h2>Biaya</h2>\n<p>Sebanyak <strong>64% toko</strong> &amp; warung\n  punya situs, kata <a class="x" href="https://bps.go.id/a?b=1&amp;c=2">BPS</a>. Lalu 64% lagi.</p>';

test("words of a sentence are found in it, and not in a sentence before, whatever letters stand before them", () => {
  const source = "İ 😀 Naik 64% dulu.\nLalu  64% lagi.";
  const range = findLetters(source, { sentence: "lalu 64% lagi.", text: "64%" });
  expect(range).toEqual({ from: source.lastIndexOf("64%"), to: source.lastIndexOf("64%") + 3 });
  expect(findLetters(source, { sentence: "Hilang 64%.", text: "64%" })).toBeNull();
  expect(findLetters(source, { sentence: " ", text: "" })).toBeNull();
});

test("a sentence's link outside this site is suggested as its source", () => {
  expect(linkIn(html, "Sebanyak 64% toko & warung punya situs, kata BPS.")).toBe(
    "https://bps.go.id/a?b=1&c=2",
  );
  expect(linkIn(html, "Lalu 64% lagi.")).toBeNull();
  expect(linkIn(html, "BPS")).toBe("https://bps.go.id/a?b=1&c=2");
  expect(linkIn('<p><a href="/blog/x">64%</a> naik</p>', "64% naik")).toBeNull();
  expect(linkIn("<p>x</p>", "Menurut https://bps.go.id/x.")).toBe("https://bps.go.id/x");
});

function claim(values: Partial<Claim>): Claim {
  const sentence = "Naik 20% setahun.";
  return {
    key: "a",
    kind: "percentage",
    text: "20%",
    sentence,
    state: "open",
    source: null,
    pending: false,
    ...values,
  };
}
const change = { title: "Judul", summary: "Ringkas", content: "<p>Naik <em>20%</em> setahun.</p>" };

test("a post is held back by the open claims of its own text", () => {
  const claims = [claim({}), claim({ pending: true }), claim({ state: "confirmed" })];
  expect(openInPost(claims)).toEqual([claims[0]]);
});

test("a change is held back by its own, and by those of the post that it still has", () => {
  const claims = [
    claim({}),
    claim({ sentence: "Yang sudah hilang 5%." }),
    claim({ pending: true, sentence: "Lain." }),
    claim({ state: "confirmed" }),
  ];
  expect(openInChange(claims, change)).toEqual([claims[0], claims[2]]);
});

test("a claim may rest on the source that another one of its sentence was confirmed with", () => {
  const known = claim({ key: "b", state: "confirmed", source: "BPS, 2025" });
  expect(sourceFor(claim({}), [claim({}), known])).toBe("BPS, 2025");
  expect(sourceFor(claim({ sentence: "Lain, 20%." }), [known])).toBeNull();
  expect(sourceFor(claim({}), [claim({}), claim({ key: "b", state: "reworded" })])).toBeNull();
});

test("an article shows the sources of its brief and of its confirmed claims, each once", () => {
  const [brief, other] = ["https://bps.go.id/", "HTTPS://toko.example/x"];
  const confirmed = [brief, other, other, "Survei"].map((source) => claim({ state: "confirmed", source }));
  const claims = [
    ...confirmed,
    claim({ state: "confirmed", source: "https://usulan.example/", pending: true }),
  ];
  const shown = shownSources({ claims, sources: [{ title: "BPS", url: brief }], faults: [] });
  expect(shown.map(({ title }) => title)).toEqual(["BPS", "toko.example"]);
});
