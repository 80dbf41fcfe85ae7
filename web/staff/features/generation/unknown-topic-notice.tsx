import { useEffect, useRef } from "react";
import { InlineNotice } from "../../ui/inline-notice";
import { NearestTopics } from "./nearest-topics";
import type { Generation } from "./use-generation";

/** Says that the writer cannot write about the typed topic, with what it could write about; it takes the focus. */
export function UnknownTopicNotice({ generation: { unknown, takeTopic } }: { generation: Generation }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!unknown) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: "center" });
  }, [unknown]);
  if (!unknown) return null;
  return (
    <InlineNotice
      ref={ref}
      role="alert"
      title="Topik ini belum bisa ditulis"
      className="mt-4 max-md:mx-2 max-md:mb-2 [overflow-wrap:anywhere]"
    >
      {unknown.message}
      <NearestTopics topics={unknown.nearest} onChoose={takeTopic} />
    </InlineNotice>
  );
}
