import { cn } from "../../../lib/cn";
import { useDrawings } from "../../lib/content";

interface HeroPictureProps {
  src: string;
  height?: number;
  loading?: "lazy";
  className?: string;
}

/** A drawing as a file: what has many shapes is no weight for the script. It comes after what is read. */
export function HeroPicture({ src, height = 340, loading, className }: HeroPictureProps) {
  const size = { width: 480, height };
  const drawings = useDrawings();
  return (
    <img
      src={drawings.at(src)}
      alt=""
      {...size}
      loading={loading}
      fetchPriority="low"
      className={cn("h-auto w-full", className)}
    />
  );
}
