import { Link, useParams } from "react-router-dom";
import { cn } from "../../../lib/cn";
import mulaiBekerja from "./01-mulai-bekerja.md";
import menulisArtikel from "./02-menulis-artikel.md";
import artikelAi from "./03-artikel-ai.md";
import meninjau from "./04-meninjau.md";
import klaimDanSumber from "./05-klaim-dan-sumber.md";
import menjadwalkan from "./06-menjadwalkan.md";
import mengubahArtikelTerbit from "./07-mengubah-artikel-terbit.md";
import gambar from "./08-gambar.md";
import menjawabKontak from "./09-menjawab-kontak.md";
import templatBalasan from "./10-templat-balasan.md";
import laporanDanEkspor from "./11-laporan-dan-ekspor.md";
import akunDanStaf from "./12-akun-dan-staf.md";
import { guideAddress } from "./guide-address";

/** The guide for staff. */
export default function GuideScreen() {
  const { page: slug = guidePages[0]?.slug } = useParams();
  const index = guidePages.findIndex((page) => page.slug === slug);
  const page = guidePages[index];
  const next = guidePages[index + 1];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[min(15rem,25%)_minmax(0,1fr)]">
      <nav aria-label="Halaman panduan" className="max-lg:order-last print:hidden">
        <ol className="lg:sticky lg:top-6">
          {guidePages.map(({ slug, title }) => (
            <li key={slug}>
              <Link
                to={guideAddress(slug)}
                aria-current={slug === page?.slug ? "page" : undefined}
                className={cn(
                  "flex min-h-11 items-center border-l-3 px-3.5 text-sm font-semibold lg:min-h-9",
                  slug === page?.slug
                    ? "border-fajar text-ink"
                    : "border-transparent text-ink-soft hover:border-edge hover:text-ink",
                )}
              >
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <article className="max-w-[46rem]">
        <h1 className="text-2xl">{page?.title ?? "Halaman panduan ini tidak ada"}</h1>
        {page ? (
          <div
            className="article-body mt-5 [&_img]:aspect-[8/5] [&_img]:w-full [&_img]:border [&_img]:border-line max-[30rem]:[&_img]:aspect-[13/20] [&_table]:block [&_table]:overflow-x-auto"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, converted to HTML by the build
            dangerouslySetInnerHTML={{ __html: page.html }}
          />
        ) : (
          <p className="mt-3">
            <Link to={guideAddress("mulai-bekerja")} className="underline">
              Buka halaman pertama
            </Link>
          </p>
        )}
        {next && index >= 0 && (
          <p className="mt-10 border-t border-line pt-4 text-sm print:hidden">
            Berikutnya:{" "}
            <Link to={guideAddress(next.slug)} className="font-semibold underline">
              {next.title}
            </Link>
          </p>
        )}
      </article>
    </div>
  );
}

interface GuidePage {
  slug: string;
  title: string;
  html: string;
}

/** The pages in order. The build converts the Markdown of this folder to HTML. */
const pages: [slug: string, html: string][] = [
  ["mulai-bekerja", mulaiBekerja],
  ["menulis-artikel", menulisArtikel],
  ["artikel-ai", artikelAi],
  ["meninjau", meninjau],
  ["klaim-dan-sumber", klaimDanSumber],
  ["menjadwalkan", menjadwalkan],
  ["mengubah-artikel-terbit", mengubahArtikelTerbit],
  ["gambar", gambar],
  ["menjawab-kontak", menjawabKontak],
  ["templat-balasan", templatBalasan],
  ["laporan-dan-ekspor", laporanDanEkspor],
  ["akun-dan-staf", akunDanStaf],
];

const guidePages: GuidePage[] = pages.map(([slug, html]) => ({
  slug,
  title: /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? "",
  html: html
    .replace(/<h1>.*?<\/h1>\s*/, "")
    .replace(
      /<img src="(.*?)\.webp".*?>/,
      '<picture><source media="(width < 30rem)" srcset="$1-ponsel.webp">$&</picture>',
    ),
}));
