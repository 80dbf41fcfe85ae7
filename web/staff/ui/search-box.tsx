import { Search } from "lucide";
import { useEffect, useEffectEvent, useState } from "react";
import { cn } from "../../lib/cn";
import { Icon } from "../../ui/icon";
import { lineInputStyles } from "./select-box";

interface SearchBoxProps {
  id: string;
  label: string;
  placeholder: string;
  /** The current search. */
  value: string;
  maxLength: number;
  onSearch: (words: string) => void;
  className?: string;
}

/** Milliseconds after the last key until the search. */
const pause = 350;

/** A search field that searches after a pause, or at once with Enter. */
export function SearchBox(props: SearchBoxProps) {
  const { id, label, value, onSearch } = props;
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  /** Searches that the router has not returned as `value` yet, while the user may continue typing. */
  const [asked, setAsked] = useState<string[]>([]);
  if (value !== known) {
    setKnown(value);
    const answered = asked.lastIndexOf(value);
    setAsked(answered < 0 ? [] : asked.slice(answered + 1));
    // Changed from outside, for example by Back.
    if (answered < 0) setText(value);
  }

  function search(words: string) {
    setAsked((before) => [...before, words]);
    onSearch(words);
  }
  const searchLater = useEffectEvent(search);

  useEffect(() => {
    const words = text.trim();
    if (words === value) return;
    const timer = setTimeout(() => searchLater(words), pause);
    return () => clearTimeout(timer);
  }, [text, value]);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== value) search(text.trim());
      }}
      className={props.className}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="relative">
        <Icon node={Search} className="absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-soft" />
        <input
          id={id}
          type="search"
          autoComplete="off"
          value={text}
          maxLength={props.maxLength}
          placeholder={props.placeholder}
          onChange={(event) => setText(event.target.value)}
          className={cn(lineInputStyles, "pl-10")}
        />
      </div>
    </form>
  );
}
