/**
 * Words that guessing programs try first, in lower case and without look-alike digits: the most frequent ones of
 * published lists of leaked passwords, and Indonesian equivalents. Collected by hand for this project.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
  password passw passwd pass passphrase passcode secret default changeme change welcome login letme letmein
  access admin administrator root superuser user username guest test testing tester demo temp temporary master
  manager support system server service security private public internet computer laptop windows google gmail
  yahoo facebook instagram twitter tiktok youtube whatsapp telegram samsung iphone android nokia xiaomi oppo vivo
  microsoft apple linux ubuntu office company business website web site blog domain hosting digital online cloud
  database backup mysql postgres oracle cisco router wifi network
  iloveyou ilove love lover loveme lovely forever princess prince queen king angel angels baby babygirl sweet
  sweetheart honey sunshine rainbow flower flowers butterfly beautiful pretty handsome hello hallo helo hey
  monkey dragon tiger lion eagle falcon shadow ninja samurai warrior hunter killer ranger soldier phoenix
  football soccer baseball basketball hockey golf liverpool chelsea arsenal barcelona madrid realmadrid juventus
  manchester united milan inter persib persija arema naruto sasuke onepiece luffy doraemon pokemon pikachu batman
  superman spiderman ironman starwars matrix harrypotter minecraft roblox fortnite freefire mobilelegends
  michael jordan jessica ashley michelle jennifer daniel andrew joshua robert william thomas charlie george
  maria anna laura nicole amanda sarah david james john peter martin kevin steven brian jason justin
  summer winter spring autumn january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday birthday christmas family mother father brother sister
  friend friends bestfriend freedom trust trustno nothing whatever cookie chocolate banana orange cherry pepper
  ginger coffee pizza cheese money dollar bitcoin lucky winner success hacker cheater gamer player music guitar
  purple yellow green black white silver golden diamond crystal blink metallica nirvana slipknot jesus christ
  heaven blessed faith peace happy smile crazy funny cool super mega hyper great awesome number one two three
  four five six seven eight nine ten the and for you are not my me your this that new old your from with
  sandi katasandi kata kunci rahasia sangat sekali masuk daftar akun pengguna pemilik perusahaan kantor toko usaha
  jualan bisnis sukses makmur sejahtera jaya maju mandiri abadi sentosa
  indonesia indo nusantara merdeka pancasila garuda jakarta bandung surabaya medan semarang jogja yogyakarta solo
  malang bogor bekasi depok tangerang banten bali denpasar makassar palembang padang aceh lampung pontianak
  balikpapan manado papua sumatra sumatera jawa kalimantan sulawesi lombok batam
  bismillah alhamdulillah assalamualaikum astaghfirullah subhanallah masyaallah insyaallah allahuakbar allah
  muhammad islam muslim tuhan yesus kristus haleluya berkah rezeki rejeki doa sholat ramadhan lebaran
  sayang sayangku sayangkamu cinta cintaku cintakamu aku kamu kita dia kangen rindu kekasih pacar mantan jodoh
  istri suami mama papa ibu ayah bunda bapak anak adik kakak keluarga nenek kakek cucu teman sahabat
  anjing kucing ayam kambing sapi kuda harimau macan singa kelinci burung ikan naga kupu bebek gajah monyet babi
  cantik ganteng manis imut lucu bahagia senang semangat hebat keren mantap gila bodoh goblok bangsat kontol
  memek ngentot jancok asu tolol santai bebas selamat datang pagi siang sore malam hari minggu senin selasa
  rabu kamis jumat sabtu januari februari maret mei juni juli agustus oktober desember
  merah putih hitam biru hijau kuning ungu coklat emas perak bulan bintang matahari langit laut gunung pantai
  bunga mawar melati anggrek teratai nasi goreng bakso rendang sate kopi susu teh gula garam
  budi agus andi dewi siti putri putra rina rini wati yanti fitri nur ahmad abdul rizki rizky dian eko joko
  bambang hendra wahyu dimas bayu fajar indra yoga rahmat hidayat setiawan saputra wijaya kusuma lestari pratama
  ayu sri tri dwi kartika permata intan mutiara
  satu dua tiga empat lima enam tujuh delapan sembilan sepuluh nol semua bisa boleh tidak ya lupa ingat ganti
  ini itu saya kami baru lama punya dari untuk dan yang
  staf staff kontak pesan artikel lokal operator direktur sekretaris bendahara
  `
    .trim()
    .split(/\s+/),
);
