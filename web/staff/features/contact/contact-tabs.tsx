import { staffPaths } from "../../../../worker/contract/paths";
import { PageTabs } from "../../ui/page-head";

const tabs = [
  { label: "Daftar", to: staffPaths.contact },
  { label: "Laporan", to: staffPaths.contactFigures },
  { label: "Templat Balasan", to: staffPaths.replyTemplates },
];

export function ContactTabs() {
  return <PageTabs label="Daftar kontak, laporan, dan templat" tabs={tabs} />;
}
