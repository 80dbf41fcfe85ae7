interface HeroPictureProps {
  src: string;
  height?: number;
  loading?: "lazy";
}

/** A drawing as a file: what has many shapes is no weight for the script. It comes after what is read. */
export function HeroPicture({ src, height = 340, loading }: HeroPictureProps) {
  const size = { width: 480, height };
  return <img src={src} alt="" {...size} loading={loading} fetchPriority="low" className="h-auto w-full" />;
}
