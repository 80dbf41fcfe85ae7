import type { Preview } from "../blog/preview-links/preview-link.service";
import { nameDateTime } from "../contract/jakarta";
import type { PageData } from "../contract/page-data";
import { pages } from "../contract/pages";
import { previewNotesPath } from "../contract/preview-path";
import { escapeHtml } from "../escape-html";
import { previewDocument } from "./preview-document";
import { renderPage } from "./render";

/** What became of the note that somebody has sent with the page's form. */
export interface SentNote {
  values: Record<string, string>;
  /** Field name → what is wrong with it. */
  fields: Record<string, string>;
  /** What is wrong besides; "" where nothing is. */
  message: string;
}

interface PreviewPage {
  shell: string;
  token: string;
  preview: Preview;
  /** A note that was refused, or "thanks" for one that was taken. */
  sent?: SentNote | "thanks" | undefined;
}

/** The page of a preview link: the article as the site shows it, until when, and a form to say something of it. */
export async function previewPage({ shell, token, preview, sent }: PreviewPage): Promise<string> {
  const { post, expiresAt } = preview;
  const data = { article: { slug: post.slug, post, related: [], isUnlisted: true } };
  const page = await renderPage({ path: `${pages.blog.path}/${post.slug}`, data });
  const text = `<p><strong>Pratinjau.</strong> Berlaku sampai ${nameDateTime(expiresAt)} WIB.</p>`;
  const banner = bannerOf(`${text}<a href="#catatan">Beri Catatan</a>`);
  return previewDocument({ shell, page, banner, after: noteForm(token, sent) });
}

/** The 404 page where a link leads nowhere, whatever it was once; with the `note` that was sent to it, to be copied. */
export async function endedPreviewPage(shell: string, data: PageData, note = ""): Promise<string> {
  const page = await renderPage({ path: pages.notFound.path, data });
  const text = "Tautan pratinjau ini tidak berlaku lagi. Mintalah tautan baru kepada pengirimnya.";
  if (note.trim() === "") return previewDocument({ shell, page, banner: bannerOf(`<p>${text}</p>`) });
  const banner = bannerOf(`<p>${text}</p><a href="#catatan">Catatan Anda</a>`);
  return previewDocument({ shell, page, banner, after: unsentNote(note) });
}

function unsentNote(note: string): string {
  return `<section class="preview-note" id="catatan" aria-labelledby="catatan-judul">
  <h2 id="catatan-judul">Catatan Anda Belum Terkirim</h2>
  <p id="catatan-sebab" role="alert">Tautan ini berakhir sebelum catatan Anda sampai. Salin teksnya dari sini, lalu kirimkan lewat tautan baru.</p>
  <div class="typed">
    <label for="body">Catatan</label>
    <textarea id="body" rows="6" readonly autofocus aria-describedby="catatan-sebab">
${escapeHtml(note)}</textarea>
  </div>
</section>`;
}

const bannerOf = (html: string) =>
  `<aside class="preview-banner" aria-label="Pratinjau"><div>${html}</div></aside>`;

function noteForm(token: string, sent: PreviewPage["sent"]): string {
  const refused = sent === "thanks" ? undefined : sent;
  const [first] = ["name", "body"].filter((name) => refused?.fields[name]);
  const aria = (name: string) => {
    if (!refused?.fields[name]) return "";
    return ` aria-invalid="true" aria-describedby="${name}-fault"${name === first ? " autofocus" : ""}`;
  };
  const fault = (name: string) => {
    const text = refused?.fields[name];
    return text ? `<p class="fault" id="${name}-fault">${escapeHtml(text)}</p>` : "";
  };
  const value = (name: string) => escapeHtml(refused?.values[name] ?? "");
  return `<section class="preview-note" id="catatan" aria-labelledby="catatan-judul">
  <h2 id="catatan-judul">Beri Catatan</h2>
  <p>Catatan Anda hanya dibaca tim kami.</p>
  ${noticeOf(sent)}
  <form method="post" action="${previewNotesPath(escapeHtml(token))}">
    <div>
      <label for="name">Nama</label>
      <input id="name" name="name" value="${value("name")}" autocomplete="name" required${aria("name")}>
      ${fault("name")}
    </div>
    <div>
      <label for="body">Catatan</label>
      <textarea id="body" name="body" rows="6" required${aria("body")}>
${value("body")}</textarea>
      ${fault("body")}
    </div>
    <button type="submit">Kirim</button>
  </form>
</section>`;
}

function noticeOf(sent: PreviewPage["sent"]): string {
  if (sent === undefined) return "";
  if (sent === "thanks")
    return `<p class="notice" role="status">Terima kasih, catatan Anda sudah kami terima.</p>`;
  return sent.message && `<p class="notice failed" role="alert">${escapeHtml(sent.message)}</p>`;
}
