import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { contactDetailQuery } from "../../../../api/contact-detail";
import { isGone } from "../../../../lib/http";
import { buttonStyles } from "../../../../ui/button";
import { Notice } from "../../../../ui/notice";
import { Spinner } from "../../../../ui/spinner";
import { LoadFailure } from "../../../ui/load-failure";
import { forgetTexts } from "../talk/kept-texts";
import { BackLink, type Neighbours } from "./contact-head";
import { ContactScreen } from "./contact-screen";

interface ContactDetailProps {
  id: number;
  /** Address of the list that it was opened from. */
  backTo: string;
  neighbours: Neighbours;
}

/** One enquiry: who, what, how long they have waited, and all that can be done about it. */
export function ContactDetail({ id, backTo, neighbours }: ContactDetailProps) {
  const contact = useQuery(contactDetailQuery(id));
  if (isGone(contact.error)) return <GoneContact id={id} backTo={backTo} />;
  if (contact.data) return <ContactScreen key={id} contact={contact.data} {...{ backTo, neighbours }} />;
  return (
    <>
      <BackLink to={backTo} />
      {contact.isPending ? (
        <Spinner label="Memuat kontak..." className="min-h-[50vh]" />
      ) : (
        <LoadFailure
          place="page"
          title="Kontak belum bisa dimuat"
          description="Periksa koneksi internet Anda, lalu coba lagi."
          query={contact}
        />
      )}
    </>
  );
}

function GoneContact({ id, backTo }: Omit<ContactDetailProps, "neighbours">) {
  // What was typed about somebody goes with them.
  useEffect(() => forgetTexts([id]), [id]);
  return (
    <Notice role="alert" headingLevel="h1" title="Kontak tidak ditemukan atau sudah dihapus">
      <Link to={backTo} className={buttonStyles("outline")}>
        Kembali ke Daftar Kontak
      </Link>
    </Notice>
  );
}
