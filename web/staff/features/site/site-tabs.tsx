import { staffPaths } from "../../../../worker/contract/paths";
import { useStaff } from "../../../api/staff-rights";
import { PageTabs } from "../../ui/page-tabs";

const tabs = [
  { label: "Isi", to: staffPaths.site },
  { label: "Pengalihan", to: staffPaths.addresses },
  { label: "Tidak Ditemukan", to: staffPaths.missedAddresses },
];

/** What the site says, and the addresses that it has and had; for whoever may see more than the first. */
export function SiteTabs() {
  const { may } = useStaff();
  return may("addresses.use") && <PageTabs label="Isi dan alamat situs" tabs={tabs} />;
}
