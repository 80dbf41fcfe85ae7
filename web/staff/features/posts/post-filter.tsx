import { useQuery } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide";
import { useRef } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { PostSort } from "../../../../worker/contract/blog";
import { postViews, viewNames } from "../../../../worker/contract/desk/staff-post";
import {
  type PostListFilter,
  postAuthorsQuery,
  postCategoriesQuery,
  viewCountsQuery,
} from "../../../api/blog-admin";
import { useStaff } from "../../../api/staff-rights";
import { cn } from "../../../lib/cn";
import { maxSearchLength } from "../../lists/list-address";
import { tabLook } from "../../ui/page-head";
import { PhoneFold } from "../../ui/phone-fold";
import { SearchBox } from "../../ui/search-box";
import { SelectBox } from "../../ui/select-box";
import { useCurrentInView } from "../../ui/use-current-in-view";
import { toPath } from "./post-list-address";

const tabs = [
  { status: "", count: "all", label: "Semua", isReturned: false },
  ...postViews.map(
    (view) => ({ status: view, count: view, label: viewNames[view], isReturned: false }) as const,
  ),
  { status: "draft", count: "returned", label: "Dikembalikan", isReturned: true },
] as const;

/** The tabs of the list; the search stays when the tab changes. */
export function PostTabs({ filter }: { filter: PostListFilter }) {
  const counts = useQuery(viewCountsQuery()).data;
  const nav = useRef<HTMLElement>(null);
  useCurrentInView(nav, `${filter.status} ${filter.isReturned} ${counts !== undefined}`);

  return (
    <nav ref={nav} aria-label="Status artikel" className="max-md:-mx-[min(1.25rem,5.6vw)]">
      <ul className="relative flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none] max-md:px-[min(1.25rem,5.6vw)]">
        {tabs.map(({ status, count, label, isReturned }) => {
          const isCurrent = filter.status === status && filter.isReturned === isReturned;
          // The tab of returned posts is shown only if there are any; the drafts contain them too.
          if (isReturned && !isCurrent && !counts?.returned) return null;
          return (
            <li key={label}>
              <Link
                to={toPath({ ...filter, page: 1, status, isReturned })}
                preventScrollReset
                aria-current={isCurrent ? "page" : undefined}
                className={cn(tabLook(isCurrent), "gap-2 whitespace-nowrap")}
              >
                {label}
                {counts && (
                  <span
                    className={cn(
                      "min-w-6 rounded-full px-1.5 text-center text-xs tabular-nums leading-[1.56]",
                      isCurrent ? "bg-ink text-paper" : "bg-sand text-ink-soft",
                    )}
                  >
                    {counts[count].toLocaleString("id-ID")}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const sorts: { value: PostSort; label: string }[] = [
  { value: "newest", label: "Terbaru dulu" },
  { value: "oldest", label: "Terlama dulu" },
  { value: "title", label: "Judul A–Z" },
  { value: "category", label: "Kategori A–Z" },
  { value: "changed", label: "Terakhir diubah" },
];

/** Search, filters and order of the list, stored in the address. */
export function PostFilterBar({ filter }: { filter: PostListFilter }) {
  const navigate = useNavigate();
  const { words, author, category, sort } = filter;
  const { user } = useStaff();
  const categories = useQuery(postCategoriesQuery()).data ?? [];
  const categoryOptions = [
    { value: "", label: "Semua kategori" },
    ...categories.map((row) => ({ value: row.category, label: `${row.category} (${row.count})` })),
  ];
  if (category && !categories.some((row) => row.category === category)) {
    categoryOptions.push({ value: category, label: category });
  }

  const authors = useQuery(postAuthorsQuery()).data ?? [];
  const authorOptions = [
    { value: "", label: "Semua penulis" },
    { value: "me", label: "Milik saya" },
    ...authors
      .filter(({ id }) => id !== user?.id)
      .map(({ id, name, count }) => ({ value: String(id), label: `${name} (${count})` })),
  ];
  if (!authorOptions.some(({ value }) => value === author)) {
    authorOptions.push({ value: author, label: `Penulis #${author}` });
  }

  const apply = (change: Partial<PostListFilter>, replace = false) =>
    navigate(toPath({ ...filter, page: 1, ...change }), { replace, preventScrollReset: true });

  return (
    <div className="flex w-full flex-wrap gap-2">
      <SearchBox
        id="post-search"
        label="Cari artikel"
        placeholder="Judul atau isi artikel"
        value={words}
        maxLength={maxSearchLength}
        onSearch={(typed) => apply({ words: typed }, true)}
        className="min-w-40 flex-1"
      />
      <PhoneFold
        label="Saring dan urutkan"
        icon={SlidersHorizontal}
        open={category !== "" || author !== ""}
        until="lg"
        className="contents"
        contentClassName="lg:contents"
        openClassName="max-lg:grid max-lg:w-full max-lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] max-lg:gap-2"
      >
        <SelectBox
          inLine
          id="post-author"
          label="Penulis"
          value={author}
          options={authorOptions}
          onSelect={(value) => apply({ author: value })}
          className="lg:w-40"
        />
        <SelectBox
          inLine
          id="post-category"
          label="Kategori"
          value={category}
          options={categoryOptions}
          onSelect={(value) => apply({ category: value })}
          className="lg:w-44"
        />
        <SelectBox
          inLine
          id="post-sort"
          label="Urutan"
          value={sort}
          options={sorts}
          onSelect={(value) => apply({ sort: value })}
          className="lg:w-40"
        />
      </PhoneFold>
    </div>
  );
}
