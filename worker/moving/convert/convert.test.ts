import { describe, expect, test } from "vitest";
import { makeWxr, paragraph, type WxrPost, wxrPicture } from "../../../tests/support/moving";
import { type ConvertedItem, convertItems, readIndex } from "./convert-items";

async function* inParts(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** The converted items of a file that is read in parts of `size` bytes. */
async function convert(file: string | Uint8Array, { site = "", size = 7 } = {}) {
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
  const index = await readIndex(() => inParts(bytes, size), site);
  const items: ConvertedItem[] = [];
  for await (const item of convertItems(index, -1)) items.push(item);
  return { items, index };
}

async function convertOne(content: string, ...more: WxrPost[]): Promise<ConvertedItem> {
  const size = content.length > 100_000 ? 60_000 : 7;
  const { items } = await convert(makeWxr([{ content, id: 1 }, ...more]), { size });
  return items[0] as ConvertedItem;
}

const named = ({ notes }: ConvertedItem) => notes.map(({ kind, what }) => `${kind}: ${what}`);
const image = "https://lama.example.com/wp-content/uploads/2019/05/kopi.jpg";

test("fields of a plugin or template are imported where possible, else named", async () => {
  const field = (key: string, value: string) =>
    `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`;
  const description = "Cara menyeduh kopi tubruk yang benar di rumah.";
  const long = "Judul ".repeat(40).trim();
  const more = [
    ...[field("_yoast_wpseo_metadesc", description), field("_yoast_wpseo_title", "%%title%% %%sep%%")],
    ...[field("rank_math_title", "Kopi tubruk terbaik"), field("harga", "25000"), field("_harga", "field_1")],
    ...[field("_wp_old_slug", "kopi-lama"), field("_wp_old_slug", "kopi-kuno"), field("_edit_last", "1")],
  ].join("");
  const { items } = await convert(
    makeWxr([
      { more, title: long, category: "A" },
      { more: field("_yoast_wpseo_metadesc", description), excerpt: "Ringkasan yang ditulis sendiri." },
    ]),
  );
  const [first, second] = items as [ConvertedItem, ConvertedItem];
  expect(first.fields).toMatchObject({ title: long.slice(0, 200), summary: description, category: "A" });
  expect(first.formerPaths).toEqual(["/2019/kopi-lama", "/2019/kopi-kuno"]);
  expect(first.notes.map(({ kind, what, places }) => [kind, what, ...places])).toEqual([
    ["changed", "tanpa gambar sampul: memakai gambar bawaan"],
    ["changed", "judul dipotong menjadi 200 huruf", long],
    ["removed", "judul SEO", "Kopi tubruk terbaik"],
    ["changed", "deskripsi SEO menjadi ringkasan", description],
    ["removed", "kolom khusus", "harga"],
  ]);
  expect(second.fields?.summary).toBe("Ringkasan yang ditulis sendiri.");
  expect(second.notes).toContainEqual({
    ...{ kind: "removed", what: "deskripsi SEO", count: 1, places: [description] },
  });
});

test("a title contains no invisible character, and thousands of labels are counted", async () => {
  const label = '<category domain="post_tag" nicename="a"><![CDATA[Promo]]></category>';
  const { items } = await convert(
    makeWxr([{ title: "Judul \u202eterbalik\u200b", more: label.repeat(15_000) }]),
    { size: 60_000 },
  );
  expect(items[0]?.fields?.title).toBe("Judul terbalik");
  expect(items[0]?.notes).toContainEqual(expect.objectContaining({ what: "label (tag)", count: 15_000 }));
});

test("posts of two sites made on one machine get different origins", async () => {
  const file = (site: string) =>
    makeWxr([{}], { site: "http://localhost:8080" }).replace(
      "<wp:base_blog_url>http://localhost:8080",
      `<wp:base_blog_url>${site}`,
    );
  const origins = ["https://satu.example.com", "https://www.dua.example.com"].map(
    async (site) => (await convert(file(site))).items[0]?.origin,
  );
  expect(await Promise.all(origins)).toEqual([
    "satu.example.com http://localhost:8080/?p=1",
    "dua.example.com http://localhost:8080/?p=1",
  ]);
});

describe("WordPress text", () => {
  test("without tags gets paragraphs, and shortcodes become what readers saw", async () => {
    const text = `Satu baris\ndua baris\n\n[caption id="a_1" width="300"]<a href="${image}"><img src="${image}" alt="Kopi"></a> Secangkir <em>kopi</em>[/caption]\n\n[gallery ids="9,77"]\n\n[video mp4="https://lama.example.com/film.mp4"][/video]\n\n[embed]https://www.youtube.com/watch?v=abc[/embed]\n\n[contact-form-7 id="3"]\n\n[vc_row]Tetap ada[/vc_row] [sic] [[gallery]] <code>[kode x="1"]</code>`;
    const converted = await convertOne(text, wxrPicture(9, image, { alt: "Biji kopi" }));
    expect(converted.content.split("\n")).toEqual([
      "<p>Satu baris<br />",
      "dua baris</p>",
      `<figure><a href="${image}"><img alt="Kopi" src="${image}" loading="lazy" /></a><figcaption>Secangkir <em>kopi</em></figcaption></figure>`,
      "",
      `<figure><img alt="Biji kopi" src="${image}" loading="lazy" /></figure>`,
      '<p><a href="https://lama.example.com/film.mp4">https://lama.example.com/film.mp4</a></p>',
      '<p><a href="https://www.youtube.com/watch?v=abc">https://www.youtube.com/watch?v=abc</a></p>',
      "",
      '<p>Tetap ada [sic] [gallery] <code>[kode x="1"]</code></p>',
    ]);
    expect(named(converted)).toEqual([
      "changed: galeri menjadi gambar satu per satu",
      "removed: gambar galeri yang tidak ada di berkas",
      "changed: video menjadi tautan",
      "changed: konten tertanam menjadi tautan",
      "removed: kode pendek [contact-form-7]",
      "removed: kode pendek [vc_row]",
      "changed: tanpa gambar sampul: memakai gambar bawaan",
    ]);
    expect(converted.wordsBefore).toBeLessThanOrEqual(converted.wordsAfter);
  });

  test("with blocks loses the block comments and keeps the words", async () => {
    const text = `<!-- wp:paragraph --><p>Awal.</p><!-- /wp:paragraph --><!--more--><!-- wp:heading {"level":5} --><h5>Kecil</h5><!-- /wp:heading -->
<!-- wp:details --><details><summary>Buka</summary><p>Isi lipatan</p></details><!-- /wp:details -->
<!-- wp:quote --><blockquote cite="https://sumber.example.com/a"><p>Kutipan</p><cite>Bu Rina</cite></blockquote><!-- /wp:quote -->
<!-- wp:video --><figure><video controls src="https://lama.example.com/v.mp4">Tidak didukung</video><figcaption>Film</figcaption></figure><!-- /wp:video -->
<!-- wp:embed {"url":"https://youtu.be/x"} --><figure><div class="wp-block-embed__wrapper">
https://youtu.be/x
</div></figure><!-- /wp:embed --><!-- wp:block {"ref":44} /--><!-- wp:latest-posts /--><iframe src="https://www.youtube.com/embed/abc"></iframe>

Klasik di antara blok

dua`;
    const shared = {
      id: 44,
      type: "wp_block",
      content: "<!-- wp:paragraph --><p>Dipakai bersama</p><!-- /wp:paragraph -->",
    };
    const converted = await convertOne(text, shared);
    expect(converted.content).toBe(
      '<p>Awal.</p><h4>Kecil</h4><p><strong>Buka</strong></p><p>Isi lipatan</p><blockquote><p>Kutipan</p><em>Bu Rina</em><p><a href="https://sumber.example.com/a">https://sumber.example.com/a</a></p></blockquote><figure><p><a href="https://lama.example.com/v.mp4">https://lama.example.com/v.mp4</a></p><figcaption>Film</figcaption></figure><figure><a href="https://youtu.be/x">https://youtu.be/x</a></figure><p>Dipakai bersama</p><p><a href="https://www.youtube.com/watch?v=abc">https://www.youtube.com/watch?v=abc</a></p>\n<p>Klasik di antara blok</p>\n<p>dua</p>',
    );
    expect(named(converted)).toEqual([
      "changed: tanda “baca selengkapnya”",
      "changed: blok bersama disalin ke artikel",
      "removed: blok tema “latest-posts”",
      "changed: judul h5 menjadi h4",
      "changed: bagian lipat (details) menjadi teks biasa",
      "changed: sumber kutipan (cite) menjadi tautan",
      "changed: video menjadi tautan",
      "removed: kata",
      "changed: tanpa gambar sampul: memakai gambar bawaan",
    ]);
  });

  test("names each lost word, picture and link with its position", async () => {
    const text = `${paragraph}<select><option>Pilihan hilang</option></select><img src="data:image/png;base64,AAAA" alt="Tertanam"><a href="javascript:alert(1)">klik</a><p style="display:none">rahasia</p>`;
    const converted = await convertOne(text);
    expect(
      converted.notes.filter(({ kind }) => kind === "removed").map(({ what, places }) => [what, ...places]),
    ).toEqual([
      ["gambar yang tertanam di dalam teks", "Tertanam"],
      ["tautan", "javascript:alert(1)"],
      ["teks tersembunyi"],
      ["kata", "Pilihan hilang rahasia"],
    ]);
  });

  test("keeps a picture after a block, and names a cover that is not in the file", async () => {
    const text = `${paragraph}<div class="wp-block-cover" style="min-height:9px;background-image:url(${image})"><p>Di atas</p></div>`;
    const more =
      "<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>";
    const { items } = await convert(makeWxr([{ content: text, more }]));
    const [converted] = items as [ConvertedItem];
    expect(converted.content).toContain(`<img alt="" src="${image}" loading="lazy" />`);
    expect(named(converted)).toEqual([
      "changed: gambar latar menjadi gambar biasa",
      "removed: gambar sampul",
    ]);
  });

  test("uses the original of a picture, and nothing unsafe is imported", async () => {
    const small = image.replace(".jpg", "-300x200.jpg").replace("https:", "http:");
    const text = `${paragraph}<img class="x" onerror="alert(1)" src="${small}" alt="Kopi"><script>alert(1)</script><a href="/2019/lain/?a=1">lain</a>`;
    const converted = await convertOne(text, wxrPicture(9, image, {}));
    expect([...converted.pictures]).toEqual([[image, "Kopi"]]);
    expect(converted.content).not.toMatch(/alert|onerror/);
    expect(converted.content).toContain('href="https://lama.example.com/2019/lain/?a=1"');
  });
});

/** Repeats the text up to 200 KB. */
const fill = (text: string) => text.repeat(200_000 / text.length);

// A parser that scans the rest of the text at every position takes minutes.
test.each([
  ["comments", `[x]${fill("<!-- ")}`],
  ["code", `[a_b]${fill("<pre><code><style>")}`],
  ["shortcuts", `${fill("[a_b]")}[/a_b]`],
  ["pictures of a caption", `[caption]${fill("<img ")}[/caption]`],
])("unclosed %s are parsed in linear time", async (_name, content) => {
  expect((await convertOne(content)).content).not.toContain(content);
});

test("a text that expands too much by its references is left out", async () => {
  const galleries = { content: fill("[gallery]"), id: 1 };
  const pictures = Array.from({ length: 200 }, (_, index) =>
    wxrPicture(index + 2, image.replace("kopi", `kopi-${index}`), { parent: 1 }),
  );
  const { items } = await convert(makeWxr([galleries, ...pictures]), { size: 60_000 });
  expect(items[0]?.reason).toBe("Teksnya lebih dari 1 MB, terlalu besar untuk satu artikel");
});

describe("a file", () => {
  test("may split its texts, repeat an origin and define entities that would expand", async () => {
    const grown = `<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>`;
    const file = makeWxr([
      { content: `${paragraph} a ]]> b`, id: 3, slug: "sama" },
      { title: "&b; dua", id: 3, slug: "sama", content: "" },
      { slug: "%e3%81%93", title: "", id: 8, date: "0000-00-00 00:00:00" },
    ]).replace("<rss", `${grown}<rss`);
    const { items } = await convert(file);
    expect(items[0]?.content).toContain("a ]]&gt; b");
    expect(items.map(({ origin, slug }) => [origin.replace(/.*\?/, ""), slug])).toEqual([
      ["p=3", "sama"],
      ["p=3#2", "sama"],
      ["p=8", "artikel-8"],
    ]);
    expect(items[1]?.title).toBe("&b; dua");
    expect(items[2]?.fields).toMatchObject({ publishedAt: null });
  });

  test("with mixed encodings is decoded byte by byte", async () => {
    const text = new TextEncoder().encode(makeWxr([{ title: "Kafé ✓ X" }]));
    const at = text.lastIndexOf("X".charCodeAt(0), text.indexOf("]".charCodeAt(0), 400));
    text[at] = 0x93;
    const { items, index } = await convert(text, { size: 3 });
    expect(items[0]?.title).toBe("Kafé ✓ “");
    expect(index.faults.foreignBytes).toBe(1);
  });

  test("with an endless part or too many parts is refused instead of held in memory", async () => {
    async function* endless() {
      yield new TextEncoder().encode(
        makeWxr([]).replace("</channel></rss>", "<item><content:encoded><![CDATA["),
      );
      for (let part = 0; part < 400; part += 1) yield new Uint8Array(65_536).fill(97);
    }
    await expect(readIndex(endless, "")).rejects.toThrow("tidak pernah berakhir");
    const field = "<wp:postmeta><wp:meta_key>a</wp:meta_key><wp:meta_value>b</wp:meta_value></wp:postmeta>";
    const named = Array.from({ length: 20_100 }, (_, at) => `<f${at}>a</f${at}>`).join("");
    for (const more of [
      "<x>".repeat(200),
      field.repeat(20_100),
      named,
      `<wp:postmeta>${named}</wp:postmeta>`,
      `<a>${"b".repeat(9000)}</a>`.repeat(1000),
    ]) {
      await expect(convert(makeWxr([{ more }]), { size: 60_000 })).rejects.toThrow("terlalu besar");
    }
    const authors = `<wp:author>${named}</wp:author>`;
    await expect(convert(makeWxr([]).replace("<wp:base", `${authors}<wp:base`))).rejects.toThrow(
      "terlalu besar",
    );
    const deep = `{"db":[{"data":{"posts":[${"[".repeat(200)}`;
    await expect(convert(deep, { size: 1000 })).rejects.toThrow("terlalu besar");
    const wide = `{"db":[{"data":{"users":[{"id":"0","x":[0${",[]".repeat(20_100)}]}],"posts":[]}}]}`;
    await expect(convert(wide, { size: 1000 })).rejects.toThrow("terlalu besar");
    const long = "ā".repeat(3_000_000);
    const users = Array.from({ length: 3 }, (_, id) => `{"id":"${id}","name":"${long}"}`);
    const held = `{"db":[{"data":{"users":[${users}],"posts":[]}}]}`;
    await expect(convert(held, { size: 60_000 })).rejects.toThrow("terlalu besar");
    const picture = { type: "attachment", excerpt: long };
    await expect(convert(makeWxr([picture, picture, picture]), { size: 60_000 })).rejects.toThrow(
      "terlalu besar",
    );
  });

  test("of Ghost gives its posts by their own HTML", async () => {
    const posts = [
      {
        id: 1,
        uuid: "u1",
        title: "Kopi",
        slug: "kopi",
        html: `${paragraph}<img src="__GHOST_URL__/content/images/size/w600/2020/a.jpg" alt="A">`,
        status: "published",
        type: "post",
        visibility: "public",
        published_at: "2020-02-03T04:05:06.000Z",
        feature_image: "/content/images/2020/b.png",
      },
      {
        id: 2,
        uuid: "u2",
        title: "Anggota",
        slug: "anggota",
        html: paragraph,
        status: "published",
        page: 1,
        visibility: "members",
      },
    ];
    const bare = { title: "Tanpa HTML", status: "published", type: "post", html: null };
    const data = {
      posts: [
        ...posts,
        { ...bare, id: 3, slug: "polos", plaintext: "Satu\n\ndua < tiga" },
        { ...bare, id: 4, slug: "leksikal", lexical: '{"root":{"children":[{"text":"Isi"}]}}' },
      ],
      tags: [
        { id: 5, name: "Kopi" },
        { id: 6, name: "#dalam" },
      ],
      posts_tags: [
        { post_id: 1, tag_id: 6, sort_order: 1 },
        { post_id: 1, tag_id: 5, sort_order: 0 },
      ],
      users: [{ id: 7, name: "Bu Rina" }],
      posts_authors: [{ post_id: 1, author_id: 7 }],
      members: [{ id: 1 }],
    };
    const { items, index } = await convert(
      JSON.stringify({ db: [{ meta: { version: "4.1.0" }, data }] }, null, 2),
      { site: "https://lama.example.com/" },
    );
    const [plain, unread] = items.splice(2);
    expect(plain?.content).toBe("<p>Satu</p><p>dua &lt; tiga</p>");
    expect(unread?.reason).toContain("tidak ada sebagai HTML");
    expect(
      items.map(({ kind, oldPath, fields }) => [
        kind,
        oldPath,
        fields?.status,
        fields?.category,
        fields?.author,
      ]),
    ).toEqual([
      ["post", "/kopi", "published", "Kopi", "Bu Rina"],
      ["page", "/anggota", "draft", "Umum", ""],
    ]);
    expect([...(items[0]?.pictures.keys() ?? [])]).toEqual([
      "https://lama.example.com/content/images/2020/a.jpg",
      "https://lama.example.com/content/images/2020/b.png",
    ]);
    expect(index.head).toMatchObject({ isWhole: true, others: new Map([["members", 1]]) });
  });
});
