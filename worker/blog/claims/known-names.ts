const list = (words: string) => words.trim().split(/\s+/);

/** Products, places, days and words of the trade that articles live with; none of them says who did something. */
export const knownNames = new Set([
  ...list(`google whatsapp instagram facebook tiktok youtube linkedin twitter x threads pinterest telegram meta messenger
    wordpress woocommerce elementor shopify wix squarespace blogger joomla drupal prestashop magento opencart webflow
    search console analytics ads trends maps keyword planner business profile profil bisnis tag manager lens chrome
    safari firefox edge opera android ios iphone ipad windows macos mac linux apple microsoft amazon gmail outlook
    office excel word docs sheets drive forms form calendar meet zoom canva photoshop lightroom snapseed figma capcut
    tokopedia shopee lazada bukalapak blibli gojek grab gofood grabfood shopeefood traveloka tiket gopay ovo dana
    linkaja shopeepay qris midtrans xendit doku paypal stripe visa mastercard jne jnt sicepat anteraja pos ninja lalamove
    gosend grabexpress paxel bca bri bni mandiri bsi cimb telkomsel indosat xl cloudflare github screaming frog
    semrush ahrefs ubersuggest hotjar clarity pagespeed insights lighthouse gtmetrix core web vitals chatgpt gemini
    copilot openai claude bing yahoo yandex duckduckgo mailchimp notion trello slack reels story stories shop shopping
    status feed live marketplace wikipedia squoosh tinypng suite studio largest contentful paint interaction next cumulative layout shift first input delay time byte total blocking html css javascript php mysql json webp avif jpeg jpg png svg pdf`),
  ...list(`indonesia tangerang jakarta banten selatan utara barat timur pusat tengah bandung surabaya semarang yogyakarta
    jogja medan makassar denpasar bali lombok bogor depok bekasi cikarang karawang serang cilegon serpong bsd alam
    sutera bintaro cikokol karawaci cipondoh ciledug gading palembang lampung padang pekanbaru batam pontianak
    banjarmasin balikpapan samarinda manado ambon jayapura kupang solo surakarta malang sidoarjo gresik kediri madiun
    batu ubud canggu sanur kuta gianyar singaraja probolinggo pasuruan jember banyuwangi blitar tulungagung
    mojokerto lamongan tuban bojonegoro klaten boyolali sragen wonogiri karanganyar sukoharjo bantul sleman purworejo
    kebumen cilacap banyumas pekalongan pemalang brebes kuningan majalengka indramayu subang purwakarta cimahi lembang
    ciamis banjar pangandaran cianjur bukittinggi binjai jambi bengkulu bangka belitung singkawang palangkaraya tarakan
    gorontalo palu kendari ternate sorong mataram bima aceh riau minang toraja flores labuan bajo menteng kemang tebet
    pluit glodok malioboro beringharjo wonosobo temanggung pati rembang blora cirebon tasikmalaya garut sukabumi purwokerto tegal magelang salatiga kudus jepara jawa sumatra sumatera
    kalimantan sulawesi papua nusantara asia tenggara eropa amerika singapura malaysia jabodetabek ciputat pamulang
    cisauk balaraja cikupa tigaraksa kelapa dua pasar kemis curug legok teluknaga neglasari benda larangan pinang jatiuwung periuk batuceper kota kabupaten kecamatan provinsi jalan`),
  ...list(`januari februari maret april mei juni juli agustus september oktober november desember senin selasa rabu
    kamis jumat sabtu minggu ramadan ramadhan lebaran idulfitri idul fitri natal imlek nyepi waisak harbolnas tahun baru
    hari raya wib wita wit islam muslim kristen hindu buddha tuhan allah`),
  ...list(`web billboard seo karya paket basic professional enterprise company landing page toko online`),
  ...list(`nomor induk berusaha penyelenggara sistem elektronik lingkup privat pangkalan data kekayaan intelektual
    kebijakan privasi syarat ketentuan komdigi kominfo djki bpom pandi halal sertifikat pahlawan guru ibu bapak kartini
    kemerdekaan enter tab shift ctrl performa kueri kak mas mbak pak bu gan sis
    beranda layanan kontak tentang kami hubungi harga produk artikel portofolio testimoni keranjang`),
  ...list(`anda rp undang-undang bahasa inggris indonesia arab mandarin jepang korea cina pagi siang sore malam
    inter roboto poppins arial helvetica times roman open sans lato montserrat georgia verdana unicode`),
]);

/** First names that begin a sentence as any word does. */
export const firstNames = new Set(
  list(`budi siti agus dewi sari rina andi joko ahmad rudi ani wati tono bambang yanti hendra ratna eko putri fitri maya
    lina tina dedi iwan rizky rizki nia ayu wayan ketut nyoman surya yudi yuni yusuf hasan husein fatimah aisyah muhammad
    mohammad anton toni doni deni bagus slamet sri endang heru hadi indra wahyu nur nurul linda susi susanto santoso
    wijaya gunawan setiawan kurniawan hidayat pratama saputra lestari wulandari anggraini rahmawati michael john david
    robert james sarah kevin steven daniel jennifer`),
);
