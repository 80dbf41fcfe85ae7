import type { Topic } from "../topic";
import { topic as briefWebsite } from "./pembuatan-website/brief-website";
import { topic as kontakDanProspek } from "./pembuatan-website/kontak-dan-prospek";
import { topic as landingPageIklan } from "./pembuatan-website/landing-page-iklan";
import { topic as memilihCms } from "./pembuatan-website/memilih-cms";
import { topic as memilihPembuatWebsite } from "./pembuatan-website/memilih-pembuat-website";
import { topic as peluncuranWebsite } from "./pembuatan-website/peluncuran-website";
import { topic as pindahPembuatWebsite } from "./pembuatan-website/pindah-pembuat-website";
import { topic as reservasiOnline } from "./pembuatan-website/reservasi-online";
import { topic as websiteB2b } from "./pembuatan-website/website-b2b";
import { topic as websiteUsahaJasa } from "./pembuatan-website/website-usaha-jasa";

export const websiteTopics: readonly Topic[] = [
  briefWebsite,
  memilihPembuatWebsite,
  landingPageIklan,
  websiteUsahaJasa,
  memilihCms,
  pindahPembuatWebsite,
  kontakDanProspek,
  peluncuranWebsite,
  websiteB2b,
  reservasiOnline,
];
