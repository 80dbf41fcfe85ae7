import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { staffPaths } from "../../../../../worker/contract/staff-paths";
import { editedTemplateQuery } from "../../../../api/reply-templates";
import { buttonStyles } from "../../../../ui/button";
import { Notice } from "../../../../ui/notice";
import { Spinner } from "../../../../ui/spinner";
import { LoadFailure } from "../../../ui/load-failure";
import { TemplateForm } from "./template-form";

/** Fetches a template and opens its form; `id` as it stands in the address. */
export function EditedTemplate({ id: text = "" }: { id: string | undefined }) {
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
  const query = useQuery({ ...editedTemplateQuery(id ?? 0), enabled: id !== null });
  const back = (
    <Link to={staffPaths.replyTemplates} className={buttonStyles("outline")}>
      Kembali ke Templat Balasan
    </Link>
  );
  if (id === null || query.data === null) {
    return (
      <Notice
        headingLevel="h1"
        title="Templat tidak ditemukan"
        description="Templat ini mungkin sudah dihapus, atau alamatnya salah."
      >
        {back}
      </Notice>
    );
  }
  if (query.isError) {
    return (
      <LoadFailure
        place="page"
        title="Templat belum bisa dimuat"
        description="Periksa koneksi internet Anda, lalu coba lagi."
        query={query}
      >
        {back}
      </LoadFailure>
    );
  }
  if (!query.data) return <Spinner label="Memuat templat..." className="py-20" />;
  return <TemplateForm key={id} template={query.data} />;
}
