import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { staffPaths } from "../../../../worker/contract/paths";
import { sessionQuery } from "../../../api/auth";
import { claimQuery, useClaim } from "../../../api/staff";
import { isGone } from "../../../lib/http";
import { Notice } from "../../../ui/notice";
import { Spinner } from "../../../ui/spinner";
import { LoginLink, NewAccountForm, OneTimeLink } from "../../lib/new-account-form";
import { StartSteps } from "./start-steps";

/** The first start: the owner's account, then the basic site content. */
export default function StartScreen() {
  const session = useQuery(sessionQuery());
  const [address] = useSearchParams();
  // Browsers do not send the fragment to the server.
  const [code] = useState(() => window.location.hash.slice(1));
  if (session.isPending) return <Spinner isPage label="Memuat..." className="min-h-[50vh]" />;
  if (session.data?.user?.role === "owner") return <StartSteps step={address.get("langkah")} />;
  return code ? <Claim code={code} /> : <WithoutCode />;
}

function WithoutCode() {
  return (
    <Notice
      headingLevel="h1"
      title="Buka Lewat Tautan Anda"
      description="Akun pertama dibuat lewat tautan sekali pakai yang dicetak npm run deploy di baris terakhirnya. Tautan itu berlaku 24 jam; minta yang baru dari orang yang memasang situs ini (npm run claim -- --remote)."
    >
      <LoginLink />
    </Notice>
  );
}

function Claim({ code }: { code: string }) {
  const open = useQuery(claimQuery(code));
  const claim = useClaim();
  return (
    <OneTimeLink query={open}>
      {() => (
        <div className="mx-auto max-w-md">
          <h1 className="text-3xl sm:text-4xl">Selamat Datang</h1>
          <p className="mt-3 mb-8 text-ink-soft">
            Buat akun Anda sebagai pemilik. Setelah itu ada lima langkah singkat, dan semuanya boleh dilewati.
          </p>
          <NewAccountForm
            name=""
            onSubmit={async (account) => {
              try {
                await claim.mutateAsync({ ...account, code });
              } catch (error) {
                if (isGone(error)) void open.refetch();
                throw error;
              }
              // Replaces the history entry, because the code is used.
              window.location.replace(`${staffPaths.start}?langkah=usaha`);
            }}
          />
        </div>
      )}
    </OneTimeLink>
  );
}
