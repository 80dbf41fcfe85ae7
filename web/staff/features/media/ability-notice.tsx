import type { MediaAbilities } from "../../../../worker/contract/media/media-item";
import { InlineNotice } from "../../ui/inline-notice";

/** Says what this installation cannot do with pictures. */
export function AbilityNotice({ abilities }: { abilities: MediaAbilities | undefined }) {
  if (!abilities || (abilities.storage && abilities.variants)) return null;
  return abilities.storage ? (
    <InlineNotice tone="danger" title="Layanan pengolah gambar belum terpasang" className="mt-5">
      Gambar baru belum bisa diunggah di sini. Minta pengelola situs memasang layanannya; sementara itu,
      artikel tetap bisa memakai alamat gambar, dan gambar yang sudah ada tetap tampil.
    </InlineNotice>
  ) : (
    <InlineNotice tone="danger" title="Pustaka belum punya tempat penyimpanan" className="mt-5">
      Gambar belum bisa diunggah di sini. Minta pengelola situs memasang penyimpanannya; sementara itu,
      artikel tetap bisa memakai alamat gambar.
    </InlineNotice>
  );
}
