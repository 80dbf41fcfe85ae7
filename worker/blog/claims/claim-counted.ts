/** Whoever is counted in a claim, as the source of a regular expression. */
export const peopleWords =
  "orang|klien|pelanggan|pengguna|pembeli|pengunjung|konsumen|usaha|bisnis|UMKM|perusahaan|toko|website|situs|responden|warga|keluarga|proyek";
/** Of these shares are told, too. */
export const sharedWords = `${peopleWords}|warganet|masyarakat|pemilik|penjual|pedagang|pencari|pembaca|pengikut|merek|brand|penjualan|omzet|pendapatan|kunjungan|trafik|transaksi|pesanan`;
/** What nobody counts in passing, as one does people: "seratus orang". */
export const clientWords =
  "klien|pelanggan|pengguna|konsumen|usaha|bisnis|UMKM|perusahaan|website|situs|responden|proyek";
