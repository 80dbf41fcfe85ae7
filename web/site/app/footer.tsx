import { Suspense, useContext, useEffect, useRef } from "react";
import { yearOf } from "../../../worker/contract/jakarta";
import { late } from "../lib/late";
import { MadePartsContext } from "../lib/made-parts";

const SiteFooter = late(() => import("./footer/site-footer"));

/** The same on every page: in the browser it stays the HTML that the server has made, and React never looks into it. */
export function Footer() {
  const { footer: html } = useContext(MadePartsContext);
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    // The page may have been made last year.
    const year = ref.current?.querySelector("[data-year]");
    if (year) year.textContent = String(yearOf(Date.now()));
  }, []);

  const frame = { ref, className: "on-dark relative overflow-hidden bg-ink text-paper" };
  if (html !== undefined) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own component's
    return <footer {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <footer {...frame}>
      <Suspense>
        <SiteFooter year={yearOf(Date.now())} />
      </Suspense>
    </footer>
  );
}

/** The footer's content on this page, for `MadePartsContext`. */
export function footerOf(root: Element): string | undefined {
  return root.querySelector(":scope > footer")?.innerHTML;
}
