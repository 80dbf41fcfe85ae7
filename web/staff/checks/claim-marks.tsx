import { X } from "lucide";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Claim, MovedVersions } from "../../../worker/contract/studio/checks";
import { Button } from "../../ui/button";
import { ClaimItem } from "./claim-item";
import { findLetters, sourceFor } from "./claims";

interface ClaimMarksProps {
  /** The element of the text. */
  place: RefObject<HTMLElement | null>;
  claims: readonly Claim[];
  post: { id: number; content: string };
  onDecided?: (moved: MovedVersions) => void;
}

/** The name of the highlight, as in the stylesheet. */
const name = "claim";
/** Milliseconds without a change until the claims are located again. */
const pauseMs = 300;

/** Marks the open claims in the text. A click on a mark opens its verdict. */
export function ClaimMarks({ place, claims, post, onDecided }: ClaimMarksProps) {
  const [chosen, setChosen] = useState<{ key: string; top: number; left: number } | null>(null);
  const ranges = useRef(new Map<string, Range>());
  const open = claims.filter(({ state }) => state === "open");
  const claim = open.find(({ key }) => key === chosen?.key);

  const mark = useEffectEvent(() => {
    ranges.current = place.current ? findRanges(place.current, open) : new Map();
    CSS.highlights?.set(name, new Highlight(...ranges.current.values()));
  });

  const choose = useEffectEvent(() => {
    const selection = getSelection();
    const { anchorNode, anchorOffset } = selection ?? {};
    if (!anchorNode || !selection?.isCollapsed || !place.current?.contains(anchorNode)) return;
    const found = [...ranges.current].find(([, range]) =>
      range.isPointInRange(anchorNode, anchorOffset ?? 0),
    );
    if (!found) return setChosen(null);
    const [key, range] = found;
    const { bottom, left } = range.getBoundingClientRect();
    setChosen({ key, top: bottom + window.scrollY, left });
  });

  const keys = open.map(({ key }) => key).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for other claims
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(mark, pauseMs);
    };
    const watch = new MutationObserver(later);
    if (place.current) watch.observe(place.current, { childList: true, characterData: true, subtree: true });
    mark();
    document.addEventListener("selectionchange", choose);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
      document.removeEventListener("selectionchange", choose);
      CSS.highlights?.delete(name);
    };
  }, [keys, place]);

  if (!claim || !chosen) return null;
  return createPortal(
    <section
      aria-label="Klaim di teks"
      style={{ top: chosen.top + 6, left: `max(8px, min(${chosen.left}px, 100vw - 25rem))` }}
      className="absolute z-20 w-[min(24rem,calc(100vw-1rem))] rounded-lg border border-line bg-paper p-2 shadow-lift"
    >
      <Button
        icon={X}
        variant="quiet"
        size="sm"
        aria-label="Tutup klaim"
        onClick={() => setChosen(null)}
        className="absolute top-3 right-3 px-2"
      />
      <ul>
        <ClaimItem
          claim={claim}
          post={post}
          knownSource={sourceFor(claim, claims)}
          onDecided={(moved) => {
            setChosen(null);
            onDecided?.(moved);
          }}
        />
      </ul>
    </section>,
    document.body,
  );
}

/** The ranges of the claims in an element. */
export function findRanges(element: HTMLElement, claims: readonly Claim[]): Map<string, Range> {
  const nodes: { node: Text; at: number }[] = [];
  let source = "";
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    nodes.push({ node: walker.currentNode as Text, at: source.length });
    source += walker.currentNode.nodeValue;
  }
  const locateOffset = (offset: number) => {
    const found = nodes.findLast(({ at }) => at <= offset);
    return found && ([found.node, offset - found.at] as const);
  };
  const found = new Map<string, Range>();
  for (const claim of claims) {
    const letters = findLetters(source, claim);
    const start = letters && locateOffset(letters.from);
    const end = letters && locateOffset(letters.to - 1);
    if (!start || !end) continue;
    const range = document.createRange();
    range.setStart(...start);
    range.setEnd(end[0], end[1] + 1);
    found.set(claim.key, range);
  }
  return found;
}
