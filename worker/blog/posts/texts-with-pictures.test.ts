import { expect, test } from "vitest";
import { createPicture, showing } from "../../../tests/support/post-pictures";
import { postValues } from "../../../tests/support/posts";
import { explainQueries } from "../../../tests/support/query-plans";
import { signIn } from "../../../tests/support/worker";
import { toComplete } from "./post.service";

const address = `/media/${"37".repeat(16)}.jpg`;
const words = "Penjualan toko itu naik 61% dalam setahun terakhir ini.";
const claiming = `<p>${words}</p>`;

test("an article is searched by its words, and not by the address of a picture", () => {
  const { values } = toComplete({ ...input, content: `<img src="${address}" alt="Toko">${claiming}` });
  expect(values.contentText).toBe(words);
  const { values: alone } = toComplete({ ...input, content: `<img src="${address}">` });
  expect(alone).toMatchObject({ contentText: "", content: `<img alt="" src="${address}" loading="lazy" />` });
});

const input = {
  ...{ title: "Judul artikel", slug: "judul-artikel", summary: "Ringkasan artikel yang cukup." },
  ...{ image: "/images/a.svg", category: "SEO" },
};

test("what is asked of pictures when a text is written and published reads no table from end to end", async () => {
  const { call } = await signIn("editor");
  const picture = await createPicture({ alt: "Toko" });
  const values = postValues({ status: "draft", content: showing(picture.address), image: picture.address });
  const plans: string[][] = [];
  let version = "";
  let id = 0;
  const steps: [string, string, () => Record<string, unknown>][] = [
    ["/api/blog", "POST", () => values],
    ["publish", "POST", () => ({ version })],
    ["", "PUT", () => ({ ...postValues({ content: showing(picture.address) }), baseUpdatedAt: version })],
    ["unpublish", "POST", () => ({ version })],
  ];
  for (const [path, method, body] of steps) {
    const target = path.startsWith("/") ? path : `/api/blog/${id}/${path}`.replace(/\/$/, "");
    plans.push(
      ...(await explainQueries(async (DB) => {
        const response = await call(target, method, body(), { DB });
        expect(response.ok).toBe(true);
        ({ id, updatedAt: version } = await response.json<{ id: number; updatedAt: string }>());
      })),
    );
  }
  const asked = plans.filter((steps) => steps.some((step) => /\bmedia\b/.test(step)));
  expect(asked.length).toBeGreaterThanOrEqual(6);
  const whole = asked
    .flat()
    .filter((step) => /^SCAN (?!used|item|json_each|chosen|fit|counted|CONSTANT)/.test(step));
  expect(whole).toEqual([]);
  const read = asked.flat().filter((step) => / media\b/.test(step));
  expect(read.filter((step) => !/INTEGER PRIMARY KEY|USING.* INDEX/.test(step))).toEqual([]);
});
