/** The HTML of a Markdown page, converted by `vite.config.ts`. */
declare module "*.md" {
  const html: string;
  export default html;
}
