import type { Topic } from "../topic";
import { topic as checkout } from "./toko-online/checkout";
import { topic as grosirDanReseller } from "./toko-online/grosir-dan-reseller";
import { topic as kategoriKatalog } from "./toko-online/kategori-katalog";
import { topic as layananPelanggan } from "./toko-online/layanan-pelanggan";
import { topic as merancangPromo } from "./toko-online/merancang-promo";
import { topic as metodePembayaran } from "./toko-online/metode-pembayaran";
import { topic as ongkosKirim } from "./toko-online/ongkos-kirim";
import { topic as pembelianUlang } from "./toko-online/pembelian-ulang";
import { topic as pengelolaanStok } from "./toko-online/pengelolaan-stok";
import { topic as ulasanPembeli } from "./toko-online/ulasan-pembeli";

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
];
