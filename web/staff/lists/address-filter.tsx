import { useNavigate, useSearchParams } from "react-router-dom";
import { SearchBox } from "../ui/search-box";
import { SelectBox } from "../ui/select-box";
import { maxSearchLength, readWords, writeAddress } from "./list-address";

/** Whether a text contains all words, ignoring case. */
export function hasWords(text: string, words: string): boolean {
  const lower = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}

/** The filter of a list without pages, stored in the address: words, and a kind in the parameter `name`; "" for all. */
export function useAddressFilter(path: string, name: string) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [words, kind] = [readWords(search), search.get(name) ?? ""];
  function set(change: Record<string, string>) {
    const address = writeAddress(path, 1, { ...Object.fromEntries(search), ...change });
    navigate(address, { replace: true, preventScrollReset: true });
  }
  return {
    ...{ words, kind },
    handleSearch: (q: string) => set({ q }),
    handleKind: (value: string) => set({ [name]: value }),
  };
}

interface AddressFilterProps {
  filter: ReturnType<typeof useAddressFilter>;
  id: string;
  label: string;
  placeholder: string;
  kindLabel: string;
  kinds: readonly { value: string; label: string }[];
}

/** The filter bar of a list without pages. */
export function AddressFilter({ filter, id, label, placeholder, kindLabel, kinds }: AddressFilterProps) {
  return (
    <>
      <SearchBox
        {...{ id, label, placeholder }}
        value={filter.words}
        maxLength={maxSearchLength}
        onSearch={filter.handleSearch}
        className="min-w-40 max-md:flex-1 md:w-64"
      />
      <SelectBox
        inLine
        id={`${id}-kind`}
        label={kindLabel}
        options={kinds}
        value={filter.kind}
        onSelect={filter.handleKind}
        className="w-42 md:w-44"
      />
    </>
  );
}
