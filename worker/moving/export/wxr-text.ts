import { originalAddress, type PictureType, parsePictureAddress } from "../../contract/media/pictures";
import { withoutForbidden } from "../../contract/plain-text";
import { absoluteUrl, site, withWholeAddresses } from "../../contract/site";
import { slugify } from "../../contract/text";
import { ownGenerator } from "../convert/read-wxr";
import { escapeShortcodes } from "../convert/shortcodes";

export interface ExportedPicture {
  id: number;
  hash: string;
  type: string;
  name: string;
  alt: string;
  createdAt: number;
}

interface ExportedPost {
  id: number;
  title: string;
  slug: string;
  summary: string;
  image: string;
  category: string;
  content: string;
  status: "draft" | "review" | "published" | "trash";
  publishedAt: Date;
  updatedAt: Date;
  author: string | null;
  /** JSON arrays of former slugs and old paths. */
  formerSlugs: string;
  oldPaths: string;
}

interface References {
  authors: readonly { id: number; username: string; name: string }[];
  categories: readonly { name: string }[];
}

const cdata = (text: string) => `<![CDATA[${withoutForbidden(text).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
const element = (name: string, text: string | number) => `<${name}>${cdata(String(text))}</${name}>`;
const meta = (key: string, value: string) =>
  `<wp:postmeta>${element("wp:meta_key", key)}${element("wp:meta_value", value)}</wp:postmeta>`;

const gmt = (moment: Date) => moment.toISOString().slice(0, 19).replace("T", " ");
/** The same moment in Jakarta's time. */
const local = (moment: Date) => gmt(new Date(moment.getTime() + 7 * 3_600_000));

/** The beginning of a WXR 1.2 file for WordPress' importer: the site, its authors and categories. */
export function wxrHead(title: string, { authors, categories }: References, now: Date): string {
  const people = authors.map(
    ({ id, username, name }) =>
      `<wp:author><wp:author_id>${id}</wp:author_id>${element("wp:author_login", username)}${element("wp:author_email", "")}${element("wp:author_display_name", name)}</wp:author>`,
  );
  const terms = categories.map(
    ({ name }, index) =>
      `<wp:category><wp:term_id>${index + 1}</wp:term_id>${element("wp:category_nicename", slugify(name))}${element("wp:category_parent", "")}${element("wp:cat_name", name)}</wp:category>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wfw="http://wellformedweb.org/CommentAPI/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>${cdata(title)}</title>
<link>${site.url}</link>
<description></description>
<pubDate>${now.toUTCString()}</pubDate>
<language>${site.lang}</language>
<generator>${ownGenerator}</generator>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${site.url}</wp:base_site_url>
<wp:base_blog_url>${site.url}</wp:base_blog_url>
${[...people, ...terms].join("\n")}
`;
}

export const wxrEnd = "</channel>\n</rss>\n";

const toPictureUrl = ({ hash, type }: ExportedPicture) =>
  absoluteUrl(originalAddress({ hash, type: type as PictureType }));

export function wxrPicture(picture: ExportedPicture, id: number): string {
  const { name, alt, createdAt } = picture;
  const moment = new Date(createdAt);
  const address = toPictureUrl(picture);
  return `<item>
<title>${cdata(name)}</title>
<link>${address}</link>
<guid isPermaLink="false">${address}</guid>
<dc:creator></dc:creator>
${element("content:encoded", "")}${element("excerpt:encoded", "")}
<wp:post_id>${id}</wp:post_id>
${element("wp:post_date", local(moment))}${element("wp:post_date_gmt", gmt(moment))}
${element("wp:comment_status", "closed")}${element("wp:ping_status", "closed")}
${element("wp:post_name", slugify(name))}${element("wp:status", "inherit")}
<wp:post_parent>0</wp:post_parent><wp:menu_order>0</wp:menu_order>${element("wp:post_type", "attachment")}
${element("wp:post_password", "")}<wp:is_sticky>0</wp:is_sticky>${element("wp:attachment_url", address)}
${meta("_wp_attachment_image_alt", alt)}
</item>
`;
}

/** A post; `pictureId` maps a picture's hash to its id in the file. */
export function wxrPost(
  post: ExportedPost,
  { pictureId, now }: { pictureId: (hash: string) => number | undefined; now: Date },
): string {
  const { id, title, slug, summary, image, category, status, publishedAt, updatedAt, author } = post;
  const hasDraftSlug = slug.startsWith("draf/");
  const address = hasDraftSlug ? `${site.url}/?p=${id}` : `${site.url}/blog/${slug}`;
  const state = {
    draft: "draft",
    review: "pending",
    published: publishedAt > now ? "future" : "publish",
    trash: "trash",
  };
  const cover = parsePictureAddress(image);
  const coverId = cover && pictureId(cover.hash);
  const redirects = [
    ...(JSON.parse(post.formerSlugs) as string[]).map((former) => meta("_wp_old_slug", former)),
    ...(JSON.parse(post.oldPaths) as string[]).map((path) => meta("redirect_from", path)),
  ];
  return `<item>
<title>${cdata(title)}</title>
<link>${address}</link>
<pubDate>${publishedAt.toUTCString()}</pubDate>
<dc:creator>${cdata(author ?? "")}</dc:creator>
<guid isPermaLink="false">${site.url}/?p=${id}</guid>
<description></description>
${element("content:encoded", escapeShortcodes(withWholeAddresses(post.content)))}
${element("excerpt:encoded", summary)}
<wp:post_id>${id}</wp:post_id>
${element("wp:post_date", local(publishedAt))}${element("wp:post_date_gmt", gmt(publishedAt))}
${element("wp:post_modified", local(updatedAt))}${element("wp:post_modified_gmt", gmt(updatedAt))}
${element("wp:comment_status", "closed")}${element("wp:ping_status", "closed")}
${element("wp:post_name", hasDraftSlug ? "" : slug)}${element("wp:status", state[status])}
<wp:post_parent>0</wp:post_parent><wp:menu_order>0</wp:menu_order>${element("wp:post_type", "post")}
${element("wp:post_password", "")}<wp:is_sticky>0</wp:is_sticky>
<category domain="category" nicename="${slugify(category)}">${cdata(category)}</category>
${coverId ? meta("_thumbnail_id", String(coverId)) : meta("arunika_cover", image)}
${redirects.join("\n")}
</item>
`;
}
