/** The ornament of a page's head as a file: what is drawn in many shapes is no weight for the script. */
export function HeroPicture({ src }: { src: string }) {
  return <img src={src} alt="" width={480} height={340} className="block h-auto w-full" />;
}
