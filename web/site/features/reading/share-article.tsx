import { useState } from "react";
import { absoluteUrl } from "../../../../worker/contract/site";
import { Button, buttonStyles } from "../../../ui/button";
import { useHydrated } from "../../lib/use-hydrated";
import { newTab } from "../../ui/arrow-link";

/** Links to share an article. The copy button is hidden, but keeps its place, until the page is hydrated. */
export function ShareArticle({ article }: { article: { slug: string; title: string } }) {
  const isAlive = useHydrated();
  const [isCopied, setCopied] = useState(false);
  const url = absoluteUrl(`/blog/${encodeURIComponent(article.slug)}`);
  const text = encodeURIComponent(`${article.title}\n${url}`);

  function handleClick() {
    const showAddress = () => void window.prompt("Salin alamat artikel ini:", url);
    // The clipboard is unavailable without permission and on plain http.
    Promise.resolve(navigator.clipboard?.writeText(url) ?? Promise.reject()).then(
      () => setCopied(true),
      showAddress,
    );
  }

  return (
    <div className="mt-12 flex flex-wrap items-center gap-3">
      <span className="font-bold max-sm:w-full">Bagikan</span>
      <a href={`https://wa.me/?text=${text}`} {...newTab} className={buttonStyles("outline")}>
        WhatsApp
      </a>
      <Button variant="outline" onClick={handleClick} className={isAlive ? "min-w-44" : "invisible min-w-44"}>
        <span aria-live="polite">{isCopied ? "Alamat Disalin" : "Salin Alamat"}</span>
      </Button>
    </div>
  );
}
