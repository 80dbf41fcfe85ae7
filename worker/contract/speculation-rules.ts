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
          { not: { href_matches: ["/admin", "/admin/*", "/api/*", "/login", "/*.*"] } },
          { selector_matches: "html:not([data-alive]) a" },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

/** As the browser puts them into a page; the content security policy lets in this text and no other. */
export const speculationRules = JSON.stringify(rules);
