import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { staffPaths } from "../../../../../worker/contract/staff-paths";
import { editedBriefQuery } from "../../../../api/briefs";
import { isGone } from "../../../../lib/http";
import { buttonStyles } from "../../../../ui/button";
import { Notice } from "../../../../ui/notice";
import { Spinner } from "../../../../ui/spinner";
import { LoadFailure } from "../../../ui/load-failure";
import { BriefForm } from "./brief-form";

/** Fetches a brief and opens its form; `id` as it stands in the address. */
export function EditedBrief({ id: text = "" }: { id: string | undefined }) {
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
  const query = useQuery({ ...editedBriefQuery(id ?? 0), enabled: id !== null });
  const back = (
    <Link to={staffPaths.briefs} className={buttonStyles("outline")}>
      Kembali ke Bahan Artikel
    </Link>
  );
  if (id === null || isGone(query.error)) {
    return (
      <Notice
        headingLevel="h1"
        title="Bahan tidak ditemukan"
        description="Bahan ini mungkin sudah dihapus, atau alamatnya salah."
      >
        {back}
      </Notice>
    );
  }
  if (query.isError) {
    return (
      <LoadFailure
        place="page"
        title="Bahan belum bisa dimuat"
        description="Periksa koneksi internet Anda, lalu coba lagi."
        query={query}
      >
        {back}
      </LoadFailure>
    );
  }
  if (!query.data) return <Spinner label="Memuat bahan..." className="py-20" />;
  return <BriefForm key={id} brief={query.data} />;
}
