import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import type { PostSort } from "../../../../worker/contract/blog";
import { postCategoriesQuery } from "../../../api/blog-admin";
import type { PostListFilter } from "../../../api/staff-posts";
import { maxSearchLength } from "../../lists/list-address";
import { SearchBox } from "../../ui/search-box";
import { SelectBox } from "../../ui/select-box";
import { addressOf } from "./post-list-address";

const sorts: { value: PostSort; label: string }[] = [
  { value: "newest", label: "Terbaru dulu" },
  { value: "oldest", label: "Terlama dulu" },
  { value: "title", label: "Judul A–Z" },
  { value: "category", label: "Kategori A–Z" },
];

/** Search, category and order of staff's list; each change is an address. */
export function PostFilterBar({ filter }: { filter: PostListFilter }) {
  const navigate = useNavigate();
  const { status, title, category, sort } = filter;
  const categories = useQuery(postCategoriesQuery()).data ?? [];
  const categoryOptions = [
    { value: "", label: "Semua kategori" },
    ...categories.map((row) => ({ value: row.category, label: `${row.category} (${row.count})` })),
  ];
  if (category && !categories.some((row) => row.category === category)) {
    categoryOptions.push({ value: category, label: category });
  }

  const apply = useCallback(
    (change: Partial<PostListFilter>, replace = false) => {
      const address = addressOf({ status, title, category, sort, page: 1, ...change });
      navigate(address, { replace, preventScrollReset: true });
    },
    [navigate, status, title, category, sort],
  );
  const handleSearch = useCallback((words: string) => apply({ title: words }, true), [apply]);

  return (
    <div className="grid w-full gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_16rem_12rem]">
      <SearchBox
        id="post-search"
        label="Cari judul"
        placeholder="Ketik kata di judul"
        value={title}
        maxLength={maxSearchLength}
        onSearch={handleSearch}
        className="sm:max-lg:col-span-2"
      />
      <SelectBox
        id="post-category"
        label="Kategori"
        value={category}
        options={categoryOptions}
        onSelect={(value) => apply({ category: value })}
      />
      <SelectBox
        id="post-sort"
        label="Urutan"
        value={sort}
        options={sorts}
        onSelect={(value) => apply({ sort: value })}
      />
    </div>
  );
}
