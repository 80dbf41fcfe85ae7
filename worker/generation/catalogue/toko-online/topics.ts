import type { Topic } from "../topic";
import { topic as checkout } from "./checkout";
import { topic as dropshipDanReseller } from "./dropship-dan-reseller";
import { topic as grosirDanReseller } from "./grosir-dan-reseller";
import { topic as kategoriKatalog } from "./kategori-katalog";
import { topic as layananPelanggan } from "./layanan-pelanggan";
import { topic as membuatTokoOnlineSendiri } from "./membuat-toko-online-sendiri";
import { topic as merancangPromo } from "./merancang-promo";
import { topic as metodePembayaran } from "./metode-pembayaran";
import { topic as ongkosKirim } from "./ongkos-kirim";
import { topic as pembelianUlang } from "./pembelian-ulang";
import { topic as pengelolaanStok } from "./pengelolaan-stok";
import { topic as qrisTokoOnline } from "./qris-toko-online";
import { topic as ulasanPembeli } from "./ulasan-pembeli";

export const onlineShopTopics: readonly Topic[] = [
  checkout,
  ongkosKirim,
  pengelolaanStok,
  kategoriKatalog,
  metodePembayaran,
  ulasanPembeli,
  pembelianUlang,
  layananPelanggan,
  merancangPromo,
  grosirDanReseller,
  membuatTokoOnlineSendiri,
  qrisTokoOnline,
  dropshipDanReseller,
];
