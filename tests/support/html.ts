import type { HandedData } from "../../worker/contract/page-data";
/** The elements of an HTML answer that a CSS selector finds; attributes and text are as written, escapes and all. */
export async function selectElements(html: string, selector: string) {
  const found: { attributes: Record<string, string>; text: string }[] = [];
  const rewriter = new HTMLRewriter().on(selector, {
    element(element) {
      found.push({ attributes: Object.fromEntries(element.attributes), text: "" });
    },
    text(chunk) {
      const last = found.at(-1);
      if (last) last.text += chunk.text;
    },
  });
  await rewriter.transform(new Response(html)).text();
  return found;
}

export async function readTexts(html: string, selector: string): Promise<string[]> {
  return (await selectElements(html, selector)).map(({ text }) => text);
}

export async function readAttribute(html: string, selector: string, name: string) {
  return (await selectElements(html, selector)).map(({ attributes }) => attributes[name]);
}

/** What a page says of itself in its head: title, canonical address and meta tags by name or property. */
export async function readHead(html: string) {
  const [title] = await readTexts(html, "title");
  const [canonical] = await readAttribute(html, 'link[rel="canonical"]', "href");
  const tags = await selectElements(html, "meta[name], meta[property]");
  const meta = tags.map(({ attributes }) => [attributes.name ?? attributes.property, attributes.content]);
  return { title, canonical, ...Object.fromEntries(meta) } as Record<string, string | undefined>;
}

/** What a page carries for the browser, read as the browser reads it. */
export async function readPageData(html: string): Promise<HandedData> {
  const [json] = await readTexts(html, 'script#page-data[type="application/json"]');
  return JSON.parse(json ?? "");
}
