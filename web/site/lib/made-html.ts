import { createContext } from "react";

/**
 * What stands in a page's header and footer, from a server that has made it before. The browser takes the header over like
 * any other part of the page; the footer it knows as the HTML that the page brought, none while developing.
 */
export const MadeHtml = createContext<{ header?: string; footer?: string | undefined }>({});
