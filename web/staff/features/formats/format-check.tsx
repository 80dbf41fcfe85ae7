import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { FormatChange } from "../../../../worker/contract/format";
import { checkFormats } from "../../../api/format";
import { messageOf } from "../../../lib/http";
import { Button } from "../../../ui/button";
import { Spinner } from "../../../ui/spinner";
import { InlineNotice } from "../../ui/inline-notice";

/** Changes shown at first; the rest on request. */
const firstShown = 10;

/** Shows what bringing all articles into form would change, and changes nothing. */
export function FormatCheck({ disabled }: { disabled: boolean }) {
  const [checked, setChecked] = useState(0);
  const check = useMutation({ mutationFn: () => checkFormats(setChecked) });

  function handleClick() {
    setChecked(0);
    check.mutate();
  }

  return (
    <section aria-labelledby="format-check-title" className="mt-12 border-t border-line pt-8">
      <h2 id="format-check-title" className="text-2xl">
        Periksa dulu
      </h2>
      <p className="mt-2 max-w-[75ch] text-ink-soft">
        Melihat artikel mana yang akan berubah dan bagaimana, tanpa mengubah apa pun.
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Button variant="outline" disabled={disabled} busy={check.isPending} onClick={handleClick}>
          Periksa Semua Artikel
        </Button>
        {check.isPending && <Spinner label={`Memeriksa artikel... ${checked}`} />}
      </div>
      {check.isError && (
        <InlineNotice
          role="alert"
          tone="danger"
          title="Artikel tidak dapat diperiksa"
          className="mt-6 max-w-[42rem]"
        >
          {messageOf(check.error, "Server tidak dapat dihubungi. Silakan coba lagi.")}
        </InlineNotice>
      )}
      {check.isSuccess && (
        <>
          <p role="status" className="mt-6 font-bold">
            {check.data.length === 0
              ? `Semua ${checked} artikel sudah rapi`
              : `${check.data.length} dari ${checked} artikel akan berubah`}
          </p>
          <ChangeList changes={check.data} />
        </>
      )}
    </section>
  );
}

function ChangeList({ changes }: { changes: FormatChange[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? changes : changes.slice(0, firstShown);
  return (
    <>
      <ul className="mt-4 grid gap-4">
        {shown.map(({ id, title, before, after }) => (
          <li key={id} className="rounded-lg border border-line bg-white p-5">
            <h3 className="text-base [overflow-wrap:anywhere]">{title}</h3>
            <dl className="mt-3 grid gap-4 lg:grid-cols-2">
              <Excerpt label="Sekarang" text={before} />
              <Excerpt label="Setelah dirapikan" text={after} />
            </dl>
          </li>
        ))}
      </ul>
      {shown.length < changes.length && (
        <Button variant="outline" className="mt-5" onClick={() => setAll(true)}>
          Tampilkan {changes.length - shown.length} lainnya
        </Button>
      )}
    </>
  );
}

function Excerpt({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm font-semibold text-ink-soft">{label}</dt>
      <dd className="mt-1.5 rounded-md bg-sand p-3 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text}
      </dd>
    </div>
  );
}
