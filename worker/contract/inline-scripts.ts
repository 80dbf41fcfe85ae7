/**
 * The first script in the head of every page, after the metadata. It loads the text font unless the connection is so
 * slow that the font would delay the first paint. It fetches the app's entry after the first paint, or after three
 * seconds, because some browsers do not report paints. The entry is fetched before it is imported, because some
 * browsers never retry a failed import. A failed fetch is retried after 3 s, 6 s and so on up to 15 minutes, and when
 * the connection is back. The script marks a page that is opened anew, at its beginning: its lazy pictures are requested
 * when the entry is, and its lower sections are laid out later.
 */
export const pageLoader =
  '{let o=document,l=o.documentElement.dataset,{entry:e,font:t}=o.currentScript.dataset,c=navigator.connection,f=()=>(l.lazy&&="",p||=fetch(e).then(r=>{if(!r.ok)throw r;return r.blob()}).then(()=>import(e)).catch(x=>{p=console.warn(x);clearTimeout(i);i=setTimeout(f,d=Math.min(d*2,9e5))})),d=1500,i=setTimeout(f,3e3),p;addEventListener("online",f);c?.saveData||c?.rtt>=150||o.head.append(Object.assign(o.createElement("link"),{rel:"preload",as:"font",crossOrigin:"",href:t}));performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!location.hash&&(l.lazy="pictures");new PerformanceObserver(f).observe({type:"paint",buffered:true})}';

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
