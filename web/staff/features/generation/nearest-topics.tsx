import { Button } from "../../../ui/button";

interface NearestTopicsProps {
  topics: readonly string[];
  /** Left out where nothing can be filled in. */
  onChoose?: (topic: string) => void;
}

/** Topics that the writer knows, nearest to the one that it does not. */
export function NearestTopics({ topics, onChoose }: NearestTopicsProps) {
  if (topics.length === 0) return null;
  return (
    <div className="mt-3">
      <p className="text-sm font-semibold text-ink">Topik terdekat yang dikuasai:</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {topics.map((topic) => (
          <li key={topic} className="max-w-full">
            {onChoose ? (
              <Button
                variant="outline"
                size="sm"
                onClick={() => onChoose(topic)}
                className="max-w-full py-2 text-left [overflow-wrap:anywhere]"
              >
                {topic}
              </Button>
            ) : (
              <span className="inline-block rounded-md bg-white px-2.5 py-1 text-sm text-ink">{topic}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
