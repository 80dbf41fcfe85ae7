import { maxHits } from "../../../worker/contract/limits";
import type { SearchData } from "../../../worker/contract/page-data";
import { Notice } from "../../ui/notice";
import { searchContent as copy } from "../content/search";
import { SearchForm } from "../features/reading/search-form";
import { SearchResults } from "../features/reading/search-results";
import { SearchSuggestions } from "../features/reading/search-suggestions";
import { useBusiness } from "../lib/content";
import { usePageData } from "../lib/page";
import { usePageMeta } from "../lib/page-meta";
import { ButtonLink } from "../ui/button-link";
import { PageHero } from "../ui/page-hero";

const nothing: SearchData = { question: "", hits: [], latest: [], categories: [] };

export default function SearchPage() {
  const { search = nothing } = usePageData();
  const { question } = search;
  const business = useBusiness();
  usePageMeta({
    page: "search",
    ...(question && { title: `Cari "${question}" | ${business.name}`, canonicalPath: null }),
  });
  return (
    <>
      <PageHero eyebrow={copy.eyebrow} title={copy.title} description={copy.description}>
        <SearchForm key={question} copy={copy.form} question={question} />
      </PageHero>
      <div className="page-grid pt-12 pb-20">
        <Found search={search} />
      </div>
    </>
  );
}

function Found({ search: { question, hits, latest, categories } }: { search: SearchData }) {
  if (hits.length > 0) {
    const title = hits.length < maxHits ? copy.resultsFor : copy.bestFor;
    return <SearchResults title={title(hits.length, question)} hits={hits} />;
  }
  return (
    <>
      {question ? (
        <Notice title={copy.empty.title(question)} description={copy.empty.description}>
          <ButtonLink {...copy.empty.blog} />
          <ButtonLink {...copy.empty.contact} variant="outline" />
        </Notice>
      ) : (
        <p className="text-lg text-ink-soft">{copy.prompt}</p>
      )}
      <SearchSuggestions
        copy={copy.suggestions}
        readMore={copy.readMore}
        categories={categories}
        latest={latest}
      />
    </>
  );
}
