import { Link, NavLink, useParams } from "react-router-dom";
import { cn } from "../../../lib/cn";
import { guideAddress } from "./guide-address";

/** How to work in the staff area, for staff. */
export default function GuideScreen() {
  const { page: slug = guidePages[0]?.slug } = useParams();
  const index = guidePages.findIndex((page) => page.slug === slug);
  const page = guidePages[index];
  const next = guidePages[index + 1];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <nav aria-label="Halaman panduan" className="max-lg:order-last print:hidden">
        <ol className="lg:sticky lg:top-6">
          {guidePages.map(({ slug, title }) => (
            <li key={slug}>
              <NavLink
                to={guideAddress(slug)}
                className={({ isActive }) =>
                  cn(
                    "flex min-h-11 items-center border-l-3 px-3.5 text-sm font-semibold lg:min-h-9",
                    isActive
                      ? "border-fajar text-ink"
                      : "border-transparent text-ink-soft hover:border-edge hover:text-ink",
                  )
                }
              >
                {title}
              </NavLink>
            </li>
          ))}
        </ol>
      </nav>
      <article className="max-w-[46rem]">
        <h1 className="text-2xl">{page?.title ?? "Halaman panduan ini tidak ada"}</h1>
        {page ? (
          <div
            className="article-body mt-5 [&_table]:block [&_table]:overflow-x-auto"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, made into HTML by the build
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

/** The guide in its order, by address; the build makes HTML of the Markdown in this folder. */
const guidePages = Object.entries(import.meta.glob<string>("./*.md", { eager: true, import: "default" })).map(
  ([file, html]) => ({
    slug: file.slice("./01-".length, -".md".length),
    title: /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? "",
    html: html.replace(/<h1>.*?<\/h1>\s*/, ""),
  }),
);
