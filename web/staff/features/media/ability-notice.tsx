import type { MediaAbilities } from "../../../../worker/contract/media/media-item";
import { InlineNotice } from "../../ui/inline-notice";

/** Says what this installation cannot do with pictures. */
export function AbilityNotice({ abilities }: { abilities: MediaAbilities | undefined }) {
  if (!abilities || (abilities.storage && abilities.variants)) return null;
  return abilities.storage ? (
    <InlineNotice title="Gambar disajikan sebagai berkas asli" className="mt-5">
      Layanan pembuat ukuran belum terpasang, jadi ponsel pun mengunduh berkas aslinya. Perkecil gambar besar
      sebelum mengunggahnya. Foto yang tersimpan miring dan hanya diputar oleh catatan EXIF-nya, seperti
      banyak foto ponsel, belum bisa diunggah: putar dulu di aplikasi foto, lalu simpan sebagai gambar baru.
      Begitu layanannya terpasang, ukuran kecil dibuat otomatis.
    </InlineNotice>
  ) : (
    <InlineNotice tone="danger" title="Pustaka belum punya tempat penyimpanan" className="mt-5">
      Gambar belum bisa diunggah di sini. Minta pengelola situs memasang penyimpanannya; sementara itu,
      artikel tetap bisa memakai alamat gambar.
    </InlineNotice>
  );
}
