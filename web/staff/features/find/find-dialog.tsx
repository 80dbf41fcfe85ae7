import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide";
import { Dialog } from "radix-ui";
import { type KeyboardEvent, useId, useState } from "react";
import { generatePath, useLocation, useNavigate } from "react-router-dom";
import { staffPaths } from "../../../../worker/contract/paths";
import type { Found } from "../../../../worker/contract/today";
import { findQuery } from "../../../api/today";
import { cn } from "../../../lib/cn";
import { Icon } from "../../../ui/icon";
import { useSettled } from "../../lib/use-settled";
import { useOpenerFocus } from "../../ui/dialog-frame";

export interface Screen {
  label: string;
  to: string;
  /** Synonyms for the search. */
  words?: string;
}

interface Result {
  group: string;
  title: string;
  detail: string;
  to: string;
}

/** The fewest letters of a search. */
const leastLetters = 2;
/** Milliseconds after the last key until the request. */
const pauseMs = 200;
/** The most screens of a result. */
const mostScreens = 5;

const toEntry = (pattern: string) => (found: Found, group: string) => ({
  ...{ group, title: found.title, detail: found.detail },
  to: generatePath(pattern, { id: String(found.id) }),
});

/** The results: screens at once; articles, enquiries and pictures after the server's answer. */
function useResults(words: string, screens: readonly Screen[]) {
  const q = words.trim().replace(/\s+/g, " ").slice(0, 100);
  const isSettled = useSettled(q, pauseMs) === q;
  const isSearch = q.length >= leastLetters;
  // Results of earlier words are not shown.
  const query = useQuery({ ...findQuery(q), enabled: isSearch && isSettled });
  const shown = screens
    .filter(({ label, words = "" }) => `${label} ${words}`.toLowerCase().includes(q.toLowerCase()))
    .filter(({ to }, index, found) => found.findIndex((other) => other.to === to) === index)
    .slice(0, mostScreens);
  const results: Result[] = shown.map(({ label, to }) => ({
    group: "Halaman",
    title: label,
    detail: "",
    to,
  }));
  if (isSearch && query.data) {
    const { posts, contacts, media } = query.data;
    results.push(
      ...posts.map((found) => toEntry(staffPaths.editedPost)(found, "Artikel")),
      ...contacts.map((found) => toEntry(staffPaths.contactDetail)(found, "Kontak")),
      ...media.map((found) => toEntry(staffPaths.mediaDetail)(found, "Gambar")),
      // The names alone are looked through here.
      {
        ...{ group: "Artikel", title: `Cari “${q}” di isi artikel`, detail: "" },
        to: `${staffPaths.posts}?q=${encodeURIComponent(q)}`,
      },
    );
  }
  return { results, isPending: isSearch && (!isSettled || query.isFetching), isFailed: query.isError };
}

/** The search dialog of the staff area. */
export function FindDialog({ screens, onClose }: { screens: readonly Screen[]; onClose: () => void }) {
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState(0);
  const { results, isPending, isFailed } = useResults(words, screens);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const opener = useOpenerFocus();
  const id = useId();
  const current = results[Math.min(chosen, results.length - 1)];

  function go(result: Result | undefined) {
    if (!result) return;
    onClose();
    // A new record that was stored has replaced the address past the router, which would not leave its page.
    if (result.to === pathname && window.location.pathname !== pathname) window.location.assign(result.to);
    else navigate(result.to);
  }

  function handleKey(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === "Enter") go(current);
    else if (step === undefined || results.length === 0) return;
    else setChosen((Math.min(chosen, results.length - 1) + step + results.length) % results.length);
    event.preventDefault();
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-night/60" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={opener.remember}
          onCloseAutoFocus={opener.giveBack}
          className="animate-menu-in fixed inset-x-0 top-0 z-50 mx-auto flex max-h-[80dvh] w-full max-w-xl flex-col bg-white shadow-lift sm:top-[12vh] sm:rounded-lg"
        >
          <Dialog.Title className="sr-only">Cari di area staf</Dialog.Title>
          <div className="flex items-center gap-3 border-b border-line px-4">
            <Icon node={Search} className="size-5 shrink-0 text-ink-soft" />
            <input
              role="combobox"
              aria-label="Cari artikel, kontak, gambar, atau halaman"
              aria-expanded={results.length > 0}
              aria-controls={`${id}-list`}
              aria-activedescendant={current && `${id}-${results.indexOf(current)}`}
              autoComplete="off"
              maxLength={100}
              placeholder="Cari artikel, kontak, gambar, atau halaman"
              value={words}
              onChange={(event) => {
                setWords(event.target.value);
                setChosen(0);
              }}
              onKeyDown={handleKey}
              className="min-h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-hint"
            />
            <Dialog.Close className="min-h-11 shrink-0 px-1 text-sm font-semibold text-ink-soft hover:text-ink">
              Tutup
            </Dialog.Close>
          </div>
          <div id={`${id}-list`} role="listbox" aria-label="Hasil" className="min-h-0 overflow-y-auto p-2">
            {results.map((result, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the field above keeps the focus
              <div
                key={result.to}
                id={`${id}-${index}`}
                role="option"
                aria-selected={result === current}
                onClick={() => go(result)}
                onPointerMove={() => setChosen(index)}
                className={cn(
                  "flex min-h-11 cursor-pointer items-center gap-4 rounded-md px-3 py-1.5",
                  result === current && "bg-sand",
                )}
              >
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-semibold">{result.title}</span>
                  {result.detail && (
                    <span className="block truncate text-sm text-ink-soft">{result.detail}</span>
                  )}
                </span>
                <span className="shrink-0 text-xs text-ink-soft">{result.group}</span>
              </div>
            ))}
          </div>
          <p role="status" className="px-5 pb-4 text-sm text-ink-soft empty:hidden">
            {isFailed
              ? "Pencarian belum bisa dijawab. Periksa koneksi Anda, lalu ketik lagi."
              : isPending
                ? "Mencari…"
                : results.length === 0 && "Tidak ada yang cocok."}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
