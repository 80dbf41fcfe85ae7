import { staffPaths } from "../../../../worker/contract/paths";
import { useStaff } from "../../../api/staff-rights";
import { PageTabs } from "../../ui/page-head";

const tabs = [
  { label: "Isi", to: staffPaths.site, needs: "site.edit" },
  { label: "Pengalihan", to: staffPaths.addresses, needs: "addresses.use" },
  { label: "Tidak Ditemukan", to: staffPaths.missedAddresses, needs: "addresses.use" },
  { label: "Tautan Keluar", to: staffPaths.outsideLinks, needs: "site.edit" },
] as const;

/** The tabs of content, addresses and dead links. */
export function SiteTabs() {
  const { may } = useStaff();
  return <PageTabs label="Isi dan alamat situs" tabs={tabs.filter(({ needs }) => may(needs))} />;
}
