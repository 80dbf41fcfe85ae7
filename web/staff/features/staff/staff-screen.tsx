import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { sessionQuery } from "../../../api/auth";
import { staffQuery } from "../../../api/staff";
import { Spinner } from "../../../ui/spinner";
import { LoadFailure } from "../../ui/load-failure";
import { Section } from "../../ui/section";
import { InviteForm } from "./invite-form";
import { StaffList } from "./staff-list";
import { WaitingLinks } from "./waiting-links";

/** Who works here, and who is invited; `actions` stand beside the title. */
export function StaffScreen({ actions }: { actions: ReactNode }) {
  const user = useQuery(sessionQuery()).data?.user;
  return (
    <>
      <div className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h1 className="text-4xl">Staf</h1>
          <p className="mt-2 text-ink-soft">
            Siapa yang boleh masuk ke area staf, dan apa yang boleh mereka lakukan.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      <Everybody ownId={user?.id} />
    </>
  );
}

function Everybody({ ownId }: { ownId: number | undefined }) {
  const list = useQuery(staffQuery());
  return (
    <>
      <section aria-labelledby="staff-list" className="pb-10">
        <h2 id="staff-list" className="mb-4 text-2xl">
          Daftar Staf
        </h2>
        <div tabIndex={-1} data-focus-return className="min-w-0 outline-none">
          {list.isPending && <Spinner label="Memuat daftar staf..." className="justify-start py-3" />}
          {list.isError && <LoadFailure place="inline" title="Daftar staf belum bisa dimuat" query={list} />}
          {list.data && <StaffList staff={list.data.staff} ownId={ownId} />}
        </div>
      </section>
      <Section
        id="staff-invite"
        title="Undang Staf"
        description="Anda mendapat tautan untuk disalin atau dikirim. Yang diundang memilih sendiri username dan passwordnya."
      >
        <InviteForm />
      </Section>
      {list.data && (
        <Section
          id="staff-links"
          title="Tautan yang Menunggu"
          description="Undangan dan tautan password baru yang belum dipakai. Setelah 72 jam berakhir sendiri."
        >
          <WaitingLinks invites={list.data.invites} />
        </Section>
      )}
    </>
  );
}
