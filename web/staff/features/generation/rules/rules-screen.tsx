import { useQuery } from "@tanstack/react-query";
import { useStaff } from "../../../../api/staff-rights";
import { writingRulesQuery } from "../../../../api/writing-rules";
import { Spinner } from "../../../../ui/spinner";
import { LoadFailure } from "../../../ui/load-failure";
import { StudioTabs } from "../studio-tabs";
import { RulesForm } from "./rules-form";
import { RulesReading } from "./rules-reading";
import { versionText } from "./version-text";

/** How we write: to be changed by some, to be read by all staff. */
export function RulesScreen() {
  const query = useQuery({ ...writingRulesQuery(), refetchOnMount: "always" });
  const mayWrite = useStaff().may("writing-rules.write");
  const rules = query.data;
  return (
    <>
      <h1 className="text-4xl">Aturan Menulis</h1>
      <p className="mt-2 max-w-[75ch] text-ink-soft max-sm:sr-only">
        Berlaku untuk setiap artikel yang ditulis AI dan untuk pemeriksaannya.
        {!mayWrite && " Aturan diubah oleh editor."}
      </p>
      <StudioTabs />
      {query.isPending && <Spinner label="Memuat aturan menulis..." className="py-20" />}
      {query.isError && !rules && (
        <LoadFailure place="list" title="Terjadi kesalahan saat memuat aturan menulis" query={query} />
      )}
      {rules &&
        (mayWrite ? (
          <RulesForm rules={rules} />
        ) : (
          <>
            <p className="mt-5 text-sm text-ink-soft">{versionText(rules.version)}</p>
            <RulesReading rules={rules} />
          </>
        ))}
    </>
  );
}
