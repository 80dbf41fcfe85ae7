// @vitest-environment jsdom
import { expect, test } from "vitest";
import { hasWords, picturesIn, tidyForeignHtml } from "./foreign-html";

test("lines that a mail program made of divs are paragraphs, and wrappers are none", () => {
  expect(tidyForeignHtml("<div><div>Satu</div><div>Dua <b>tebal</b></div><div><br></div></div>")).toBe(
    "<div><p>Satu</p><p>Dua <b>tebal</b></p><div><br></div></div>",
  );
  expect(tidyForeignHtml("<div><p>Satu</p><ul><li>Dua</li></ul></div>")).toBe(
    "<div><p>Satu</p><ul><li>Dua</li></ul></div>",
  );
});

test("styles, scripts and pictures that no address leads to are left out", () => {
  expect(
    tidyForeignHtml(
      '<style>p{color:red}</style><p>A<img src="data:image/png;base64,AAAA"><img src="https://contoh.id/a.png"></p><script>x()</script>',
    ),
  ).toBe('<p>A<img src="https://contoh.id/a.png"></p>');
});

test("pictures that Google Docs shows only while somebody is signed in there are left out and missed", () => {
  const copied =
    '<p>A<img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXe?key=x"><img src="https://contoh.id/a.png"></p>';
  const tidied = tidyForeignHtml(copied);
  expect(tidied).toBe('<p>A<img src="https://contoh.id/a.png"></p>');
  expect(picturesIn(copied) - picturesIn(tidied)).toBe(1);
});

test("smaller headings than an article has become its smallest", () => {
  expect(tidyForeignHtml('<h5 lang="en">A</h5><h6>B</h6>')).toBe('<h4 lang="en">A</h4><h4>B</h4>');
});

test("a list of Word comes as one", () => {
  const copied = `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Satu</p>`;
  expect(tidyForeignHtml(copied)).toBe("<ul><li>Satu</li></ul>");
});

test("a copied picture is told from copied words", () => {
  expect(hasWords('<meta charset="utf-8"><img src="https://contoh.id/a.png" alt="A">')).toBe(false);
  expect(hasWords("<style>p{}</style><p> </p>")).toBe(false);
  expect(hasWords("<p>A</p>")).toBe(true);
});
