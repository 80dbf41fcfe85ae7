import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { NewPreviewLink } from "../../../../../worker/contract/desk/post-notes";
import type { StaffPost } from "../../../../../worker/contract/desk/staff-post";
import { previewLinksQuery, useShareVersion } from "../../../../api/post-notes";
import { isUnanswered, messageOf } from "../../../../lib/http";
import { Button } from "../../../../ui/button";
import { Drawer } from "../../../ui/drawer";
import { InlineNotice } from "../../../ui/inline-notice";
import { LoadFailure } from "../../../ui/load-failure";
import { MadeLink } from "./made-link";
import { OpenLink } from "./open-link";

interface LinksDrawerProps {
  post: StaffPost;
  hasUnsaved: () => boolean;
  onClose: () => void;
}

/** Lets somebody outside read one version of a post. */
export default function LinksDrawer({ post, hasUnsaved, onClose }: LinksDrawerProps) {
  const links = useQuery(previewLinksQuery(post.id));
  const share = useShareVersion(post.id);
  const [made, setMade] = useState<NewPreviewLink | null>(null);
  const [problem, setProblem] = useState("");

  const isBusy = useRef(false);

  async function handleShare() {
    // A double click comes before the button is disabled.
    if (isBusy.current) return;
    isBusy.current = true;
    setProblem("");
    try {
      setMade(await share.mutateAsync(undefined));
    } catch (error) {
      console.error(error);
      const lost = "Jawaban server tidak sampai. Bila tautannya sudah muncul di bawah, cabut lalu buat lagi.";
      setProblem(messageOf(error, isUnanswered(error) ? lost : "Tautan belum dibuat. Silakan coba lagi."));
    } finally {
      isBusy.current = false;
    }
  }

  return (
    <Drawer title="Bagikan pratinjau" lead={post.title} onClose={onClose}>
      <p>
        Siapa pun yang punya tautannya bisa membaca artikel ini selama 7 hari dan meninggalkan catatan, tanpa
        akun. Yang ditampilkan adalah versi yang tersimpan saat tautan dibuat.
      </p>
      {hasUnsaved() && (
        <InlineNotice title="Ada tulisan yang belum disimpan" className="mt-4">
          Tautan menampilkan versi yang tersimpan. Simpan dulu bila tulisan itu perlu ikut dibaca.
        </InlineNotice>
      )}
      {made ? (
        <MadeLink link={made} title={post.title} />
      ) : (
        <Button busy={share.isPending} onClick={handleShare} className="mt-5">
          {share.isPending ? "Membuat..." : "Buat Tautan"}
        </Button>
      )}
      {problem && <InlineNotice role="alert" tone="danger" title={problem} className="mt-4" />}
      <h3 className="mt-8 text-base font-bold">Tautan yang berlaku</h3>
      {links.isError && (
        <LoadFailure
          place="inline"
          title="Daftar tautan belum bisa dimuat"
          description="Periksa koneksi internet Anda, lalu coba lagi."
          query={links}
          className="mt-3"
        />
      )}
      {links.data?.length === 0 && <p className="mt-2 text-ink-soft">Belum ada tautan.</p>}
      <ul className="mt-3 grid gap-2">
        {links.data?.map((link) => (
          <OpenLink
            key={link.id}
            link={link}
            postId={post.id}
            onWithdrawn={() => made?.id === link.id && setMade(null)}
          />
        ))}
      </ul>
    </Drawer>
  );
}
