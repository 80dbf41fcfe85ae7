/**
 * The first script in the head of every page, after the metadata and the styles. After the first paint, or after three
 * seconds because some browsers do not report paints, it applies the font faces, so that the font does not delay what the
 * paint needs, and fetches the app's entry. Where a page of the site has brought the font before (it is reloaded, come back
 * to, or reached by a link of the site) it applies them at once. The entry is fetched before it is imported, because some browsers never retry a failed import. A failed fetch is
 * retried after 3 s, 6 s and so on up to 15 minutes, and when the connection is back. The script marks a page that is
 * opened anew, at its beginning: its lower sections are laid out later.
 */
export const pageLoader =
  '{let o=document,{entry:e,font:t}=o.currentScript.dataset,a=()=>o.querySelector("style[media]")?.removeAttribute("media"),f=()=>p||=fetch(e).then(r=>{if(!r.ok)throw r;return r.blob()}).then(()=>import(e)).catch(x=>{p=console.warn(x);clearTimeout(i);i=setTimeout(f,d=Math.min(d*2,9e5))}),l=()=>{a();f()},d=1500,i=setTimeout(l,3e3),n=performance.getEntriesByType("navigation")[0]?.type=="navigate",p;addEventListener("online",f);n&&!o.referrer.startsWith(location.origin)||(a(),o.head.append(Object.assign(o.createElement("link"),{rel:"preload",as:"font",crossOrigin:"",href:t})));o.documentElement.toggleAttribute("data-lazy",n&&!location.hash);new PerformanceObserver(l).observe({type:"paint",buffered:true})}';

/**
 * Prefetches the next page on hover or touch of its link. Excludes the running app, which loads pages itself, and paths
 * that change state or are no page.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/admin", "/admin/*", "/api/*", "/login", "/wa", "/*.*"] } },
          { selector_matches: "html:not([data-hydrated]) a" },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

/** As in the page's script element. */
export const speculationRules = JSON.stringify(rules);

/** The inline scripts that the content security policy allows by hash. */
export const inlineScripts: readonly string[] = [pageLoader, speculationRules];
