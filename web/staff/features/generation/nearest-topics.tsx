import { Button } from "../../../ui/button";

interface NearestTopicsProps {
  topics: readonly string[];
  /** Undefined if there is no field to fill in. */
  onChoose?: (topic: string) => void;
}

/** Known topics that are similar to an unknown one. */
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
