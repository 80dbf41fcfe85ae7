import type { Topic } from "../topic";
import { topic as aksesWebsite } from "./akses-website";
import { topic as biayaPerawatanWebsite } from "./biaya-perawatan-website";
import { topic as cadanganWebsite } from "./cadangan-website";
import { topic as emailDomainSendiri } from "./email-domain-sendiri";
import { topic as formulirDanEmailWebsite } from "./formulir-dan-email-website";
import { topic as pemantauanWebsite } from "./pemantauan-website";
import { topic as pembaruanIsiWebsite } from "./pembaruan-isi-website";
import { topic as perjanjianPerawatanWebsite } from "./perjanjian-perawatan-website";
import { topic as perpindahanHosting } from "./perpindahan-hosting";
import { topic as pluginDanTema } from "./plugin-dan-tema";
import { topic as sslDanHttps } from "./ssl-dan-https";
import { topic as websiteDiretas } from "./website-diretas";
import { topic as websiteDown } from "./website-down";
import { topic as websiteLambat } from "./website-lambat";
import { topic as websiteMenghadapiMusimRamai } from "./website-menghadapi-musim-ramai";

export const maintenanceTopics: readonly Topic[] = [
  cadanganWebsite,
  pembaruanIsiWebsite,
  websiteDiretas,
  pemantauanWebsite,
  aksesWebsite,
  perpindahanHosting,
  pluginDanTema,
  formulirDanEmailWebsite,
  perjanjianPerawatanWebsite,
  websiteMenghadapiMusimRamai,
  sslDanHttps,
  biayaPerawatanWebsite,
  websiteDown,
  websiteLambat,
  emailDomainSendiri,
];
