/**
 * The ornament of a page's head as a file: what is drawn in many shapes is no weight for the script. It comes after
 * what is read.
 */
export function HeroPicture({ src }: { src: string }) {
  return (
    <img src={src} alt="" width={480} height={340} fetchPriority="low" className="block h-auto w-full" />
  );
}
