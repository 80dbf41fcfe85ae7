import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { editedPostQuery } from "../../../api/blog-admin";
import { isGone } from "../../../lib/http";
import { Button, buttonStyles } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { Spinner } from "../../../ui/spinner";
import { LoadFailure } from "../../ui/load-failure";
import { useListAddress } from "./list-return";
import { listDrafts, newDraftKey, removeDraft, storeDraft } from "./post-draft";
import { PostForm } from "./post-form";

/** Fetches a post and opens its form. */
export function EditedPost() {
  const { id: text = "" } = useParams();
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
  const query = useQuery({ ...editedPostQuery(id ?? 0), enabled: id !== null });
  const isUnknown = id === null || isGone(query.error);

  if (isUnknown) return <UnknownPost target={text} />;
  if (query.isError) {
    return (
      <LoadFailure
        place="page"
        title="Post belum bisa dimuat"
        description="Periksa koneksi internet Anda, lalu coba lagi."
        query={query}
      >
        <BackLink />
      </LoadFailure>
    );
  }
  if (!query.data) return <Spinner label="Memuat data..." className="py-20" />;
  return <PostForm key={id} post={query.data} />;
}

function UnknownPost({ target }: { target: string }) {
  const navigate = useNavigate();
  const [draft] = useState(() => listDrafts(target)[0]);

  function moveDraft() {
    if (!draft || !storeDraft({ ...draft, key: newDraftKey("baru"), baseUpdatedAt: null })) return;
    removeDraft(draft.key);
    navigate("/admin/blog/new");
  }

  return (
    <Notice
      headingLevel="h1"
      title="Post tidak ditemukan"
      description="Artikel ini mungkin sudah dihapus, atau alamatnya salah."
    >
      {draft && <Button onClick={moveDraft}>Buka Draf sebagai Post Baru</Button>}
      <BackLink />
    </Notice>
  );
}

function BackLink() {
  return (
    <Link to={useListAddress()} className={buttonStyles("outline")}>
      Kembali ke Daftar Post
    </Link>
  );
}
