/** The HTML of a page that is written in Markdown; `vite.config.ts` makes it. */
declare module "*.md" {
  const html: string;
  export default html;
}
