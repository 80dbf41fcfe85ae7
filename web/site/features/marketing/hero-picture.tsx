import { cn } from "../../../lib/cn";
import { useDrawings } from "../../lib/content";

interface HeroPictureProps {
  src: string;
  height?: number;
  loading?: "lazy";
  className?: string;
}

/** A drawing as a file, so that its shapes are not part of the script. It loads after the text. */
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
