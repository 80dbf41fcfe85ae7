import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { NewPreviewLink, PreviewLink } from "../../../../../worker/contract/desk/post-notes";
import type { StaffPost } from "../../../../../worker/contract/desk/staff-post";
import { previewLinksQuery, useShareVersion, useWithdrawLink } from "../../../../api/post-checks";
import { formatLongDateTime } from "../../../../lib/format";
import { failureText, isGone, toMessage } from "../../../../lib/http";
import { Button } from "../../../../ui/button";
import { LinkNotice } from "../../../lib/link-notice";
import { useExclusive } from "../../../lib/record-form/use-autosave";
import { Drawer } from "../../../ui/drawer";
import { InlineNotice } from "../../../ui/inline-notice";
import { Loaded } from "../../../ui/loaded";

const lost = "Jawaban server tidak sampai. Bila tautannya sudah muncul di bawah, cabut lalu buat lagi.";

interface LinksDrawerProps {
  post: StaffPost;
  hasUnsaved: () => boolean;
  onClose: () => void;
}

/** The drawer of preview links. */
export default function LinksDrawer({ post, hasUnsaved, onClose }: LinksDrawerProps) {
  const links = useQuery(previewLinksQuery(post.id));
  const share = useShareVersion(post.id);
  const { runExclusive } = useExclusive();
  const [made, setMade] = useState<NewPreviewLink | null>(null);
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
        <div className="mt-5">
          <LinkNotice
            title="Tautan pratinjau"
            name="Tautan pratinjau"
            url={made.url}
            message={`Mohon baca pratinjau artikel “${post.title}”:`}
          >
            Berlaku sampai {formatLongDateTime(made.expiresAt)} WIB. Salin sekarang: tautan ini hanya
            ditampilkan sekali.
          </LinkNotice>
        </div>
      ) : (
        <Button
          busy={share.isPending}
          onClick={() => runExclusive("share", () => share.mutateAsync(undefined).then(setMade, () => {}))}
          className="mt-5"
        >
          {share.isPending ? "Membuat..." : "Buat Tautan"}
        </Button>
      )}
      {share.error && (
        <InlineNotice
          role="alert"
          tone="danger"
          title={failureText(share.error, lost, "Tautan belum dibuat. Silakan coba lagi.")}
          className="mt-4"
        />
      )}
      <h3 className="mt-8 text-base font-bold">Tautan yang berlaku</h3>
      <Loaded query={links} name="daftar tautan" isPart>
        {(open) => (
          <>
            {open.length === 0 && <p className="mt-2 text-ink-soft">Belum ada tautan.</p>}
            <ul className="mt-3 grid gap-2">
              {open.map((link) => (
                <OpenLink
                  key={link.id}
                  link={link}
                  postId={post.id}
                  onWithdrawn={() => made?.id === link.id && setMade(null)}
                />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Drawer>
  );
}

interface OpenLinkProps {
  link: PreviewLink;
  postId: number;
  onWithdrawn: () => void;
}

/** An open link. */
function OpenLink({ link: { id, createdAt, expiresAt, author }, postId, onWithdrawn }: OpenLinkProps) {
  const withdraw = useWithdrawLink(postId);
  const { error } = withdraw;
  const handleWithdraw = () =>
    withdraw.mutateAsync(id).then(onWithdrawn, (refusal) => isGone(refusal) && onWithdrawn());

  return (
    <li className="rounded-md border border-line bg-white px-4 py-3">
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0 text-sm [overflow-wrap:anywhere]">
          Dibuat {formatLongDateTime(createdAt)} WIB{author && ` oleh ${author.name}`}, berlaku sampai{" "}
          {formatLongDateTime(expiresAt)} WIB
        </p>
        <Button
          variant="outline"
          size="sm"
          busy={withdraw.isPending}
          onClick={handleWithdraw}
          aria-label={`Cabut tautan yang dibuat ${formatLongDateTime(createdAt)}`}
        >
          Cabut
        </Button>
      </div>
      {error && !isGone(error) && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {toMessage(error, "Tautan belum dicabut. Silakan coba lagi.")}
        </p>
      )}
    </li>
  );
}
