import { FormDialog } from "../../../ui/form-dialog";
import { SmallField } from "../../../ui/small-field";
import type { ContactDesk } from "./use-contact-desk";

/** Asks why several enquiries came to nothing, which may stay open, and closes them. */
export function LoseContacts({ desk }: { desk: ContactDesk }) {
  const { question, lostReason } = desk;
  if (question?.about !== "lost") return null;
  const { contacts } = question;
  return (
    <FormDialog
      title={`Pindahkan ${contacts.length} Kontak ke Kalah`}
      lead="Kontak yang kalah tidak lagi muncul di daftar tugas. Alasannya membantu Anda menilai nanti, dan boleh dikosongkan."
      submitLabel="Pindahkan"
      pending={desk.bulk.isPending}
      problem={desk.problem}
      onCancel={desk.cancel}
      onSubmit={() =>
        desk.perform({ action: "stage", stage: "lost", lostReason: lostReason.trim() }, contacts)
      }
    >
      <SmallField
        id="lost-reason"
        label="Alasan kalah"
        placeholder="Misalnya: tidak membalas setelah tiga kali dihubungi"
        value={lostReason}
        maxLength={500}
        onType={desk.setLostReason}
      />
    </FormDialog>
  );
}
