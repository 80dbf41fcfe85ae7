import { useQuery } from "@tanstack/react-query";
import { ageingDays } from "../../../../../worker/contract/studio/refresh";
import { agedPostsQuery } from "../../../../api/aged-posts";
import { Notice } from "../../../../ui/notice";
import { Spinner } from "../../../../ui/spinner";
import { LoadFailure } from "../../../ui/load-failure";
import { StudioTabs } from "../studio-tabs";
import { AgedTable } from "./aged-table";

/** Articles that have aged, and a change for each that waits to be read. */
export function AgedList() {
  const list = useQuery(agedPostsQuery());
  const posts = list.data?.posts ?? [];
  const left = (list.data?.total ?? 0) - posts.length;
  return (
    <>
      <h1 className="text-4xl">Artikel Lama</h1>
      <p className="mt-2 max-w-[75ch] text-ink-soft">
        Artikel yang sudah {ageingDays} hari tidak diubah, atau tautannya menuju halaman yang sudah tidak ada.
        Usulan yang disiapkan tidak langsung tampil: Anda membandingkannya dulu dengan artikel yang terbit.
      </p>
      <StudioTabs />
      <div className="mt-6" aria-busy={list.isFetching}>
        {list.isPending && <Spinner label="Memuat artikel lama..." className="py-20" />}
        {list.isError && (
          <LoadFailure
            place={list.data ? "inline" : "list"}
            title="Terjadi kesalahan saat memuat artikel lama"
            query={list}
            className="mb-4"
          />
        )}
        {list.isSuccess && posts.length === 0 && (
          <Notice
            title="Semua artikel masih segar"
            description="Tautan diperiksa bergiliran; artikel yang perlu ditengok akan muncul di sini."
          />
        )}
        {posts.length > 0 && <AgedTable posts={posts} />}
        {left > 0 && <p className="mt-4 text-ink-soft">Dan {left} artikel lagi setelah yang ini selesai.</p>}
      </div>
    </>
  );
}
