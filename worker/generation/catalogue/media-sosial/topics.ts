import type { Topic } from "../topic";
import { topic as aplikasiPesanUntukUsaha } from "./aplikasi-pesan-untuk-usaha";
import { topic as iklanMediaSosialPertama } from "./iklan-media-sosial-pertama";
import { topic as instagramBisnis } from "./instagram-bisnis";
import { topic as jamPostingInstagram } from "./jam-posting-instagram";
import { topic as keamananAkunMediaSosial } from "./keamanan-akun-media-sosial";
import { topic as keluhanDiMediaSosial } from "./keluhan-di-media-sosial";
import { topic as kerjaSamaKreatorLokal } from "./kerja-sama-kreator-lokal";
import { topic as kontenDariPelanggan } from "./konten-dari-pelanggan";
import { topic as memilihKanalMediaSosial } from "./memilih-kanal-media-sosial";
import { topic as profilMediaSosial } from "./profil-media-sosial";
import { topic as teksUnggahan } from "./teks-unggahan";
import { topic as videoPendek } from "./video-pendek";
import { topic as websiteDanMediaSosial } from "./website-dan-media-sosial";

export const socialMediaTopics: readonly Topic[] = [
  profilMediaSosial,
  videoPendek,
  keluhanDiMediaSosial,
  aplikasiPesanUntukUsaha,
  iklanMediaSosialPertama,
  kerjaSamaKreatorLokal,
  kontenDariPelanggan,
  teksUnggahan,
  memilihKanalMediaSosial,
  keamananAkunMediaSosial,
  websiteDanMediaSosial,
  instagramBisnis,
  jamPostingInstagram,
];
