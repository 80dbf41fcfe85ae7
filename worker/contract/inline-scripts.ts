/**
 * Stands in the head of every page of the site, behind what the page says of itself. Names the text font, unless the
 * line is so slow that it would come too late for the first paint and only hold it up. Fetches the app's first file once
 * the page has been painted, or three seconds after the page has begun: a browser that says nothing of its paints must
 * not keep the app away. It is fetched before it is imported, because what it failed to import, not every browser asks
 * for again in that page; what does not come is asked for again after three seconds, then six, and so on to a quarter of an hour, and
 * when the connection is back.
 */
export const pageLoader =
  '{let{entry:e,font:t}=document.currentScript.dataset,c=navigator.connection,f=()=>p||=fetch(e).then(r=>{if(!r.ok)throw r;return r.blob()}).then(()=>import(e)).catch(x=>{p=console.warn(x);clearTimeout(i);i=setTimeout(f,d=Math.min(d*2,9e5))}),d=1500,i=setTimeout(f,3e3),p;addEventListener("online",f);c?.saveData||c?.rtt>=150||document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",crossOrigin:"",href:t}));new PerformanceObserver(f).observe({type:"paint",buffered:true})}';

/**
 * Lets the browser fetch the next page while a finger or a pointer rests on its link. Not once the app is there,
 * which knows the next page itself, and nothing that changes a state or is no page.
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

/** As the script puts them into a page. */
export const speculationRules = JSON.stringify(rules);

/** The only texts that the content security policy lets in as scripts. */
export const inlineScripts: readonly string[] = [pageLoader, speculationRules];
