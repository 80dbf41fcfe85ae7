// @vitest-environment jsdom
import { expect, test } from "vitest";
import { getWords, isOneCell, tidyForeignHtml } from "./paste";

test("divs of mail programs become paragraphs, wrappers do not", () => {
  expect(tidyForeignHtml("<div><div>Satu</div><div>Dua <b>tebal</b></div><div><br></div></div>").html).toBe(
    "<div><p>Satu</p><p>Dua <b>tebal</b></p><div><br></div></div>",
  );
  expect(tidyForeignHtml("<div><p>Satu</p><ul><li>Dua</li></ul></div>").html).toBe(
    "<div><p>Satu</p><ul><li>Dua</li></ul></div>",
  );
});

test("styles, scripts and pictures that no address leads to are left out and counted", () => {
  const copied =
    '<style>p{color:red}</style><p>A<img src="file:///a.png"><img src="https://contoh.id/a.png"></p><script>x()</script>';
  expect(tidyForeignHtml(copied)).toEqual({
    html: '<p>A<img src="https://contoh.id/a.png"></p>',
    pictures: [],
    lost: 1,
  });
});

test("pictures of Word and Google Docs are taken out to be uploaded, ten at most", () => {
  const docs = "https://lh7-rt.googleusercontent.com/docsz/AD_4nXe?key=x";
  expect(tidyForeignHtml(`<p>A<img src="${docs}"></p>`)).toEqual({
    html: "<p>A⟦gambar 0⟧</p>",
    pictures: [docs],
    lost: 0,
  });
  expect(tidyForeignHtml('<img src="data:image/png;base64,AA">'.repeat(12)).lost).toBe(2);
});

test("an emoji is text, and so is one cell of a sheet", () => {
  expect(tidyForeignHtml('<p>Halo <img alt="👍🏽" src="https://chat.example/1f44d.png"></p>').html).toBe(
    "<p>Halo 👍🏽</p>",
  );
  expect(isOneCell("<style>td{}</style><table><tr><td>5</td></tr></table>")).toBe(true);
  expect(isOneCell("<p>Harga</p><table><tr><td>5</td></tr></table>")).toBe(false);
});

test("a copied picture is told from copied words", () => {
  expect(getWords('<meta charset="utf-8"><img src="https://contoh.id/a.png" alt="A">')).toBe("");
  expect(getWords("<style>p{}</style><p> </p>")).toBe("");
  expect(getWords("<p>A</p>")).toBe("A");
});
