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
      title={unknown.nearest.length > 0 ? "Topik ini belum bisa ditulis" : "Artikel belum dipesan"}
      className="mt-4 max-md:mx-2 max-md:mb-2 [overflow-wrap:anywhere]"
    >
      {unknown.message}
      <NearestTopics
        topics={unknown.nearest}
        onChoose={(topic) => {
          takeTopic(topic);
          // The button goes with this notice, and the focus with it.
          document.getElementById("generation-topic")?.focus();
        }}
      />
    </InlineNotice>
  );
}
