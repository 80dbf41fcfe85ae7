import { useState } from "react";
import { roleNames } from "../../../../worker/contract/rights";
import { type InviteInput, inviteInput, type NewLink } from "../../../../worker/contract/staff";
import { useInvite } from "../../../api/staff";
import { formatLongDateTime } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { Field, fieldAria } from "../../../ui/field";
import { inputStyles } from "../../../ui/input-styles";
import { business } from "../../lib/business";
import { LinkNotice } from "../../lib/link-notice";
import { useAccountForm } from "../../lib/use-account-form";
import { PasswordField } from "../../ui/password-field";
import { TextField } from "../../ui/text-field";
import { dutyText, roleOptions } from "./staff-actions";

const empty: InviteInput = { name: "", role: "writer", currentPassword: "" };

/** Creates an invitation and shows its link. */
export function InviteForm() {
  const invite = useInvite();
  const [made, setMade] = useState<{ input: InviteInput; link: NewLink } | null>(null);
  const { form, handleSubmit, isSubmitting } = useAccountForm({
    schema: inviteInput,
    empty,
    failure: "Undangan belum dibuat",
    onSubmit: async (input) => {
      const link = await invite.mutateAsync(input);
      form.reset(empty);
      setMade({ input, link });
    },
  });
  const { errors } = form.formState;
  const roleError = errors.role?.message;

  return (
    <>
      {made && (
        <StaffLink
          key={made.link.url}
          title={`Undangan untuk ${made.input.name} sebagai ${roleNames[made.input.role]}`}
          link={made.link}
          message={`Anda diundang menjadi ${roleNames[made.input.role]} di area staf ${business.name}. Buat akun Anda lewat tautan ini dalam 72 jam:`}
          onClose={() => setMade(null)}
        />
      )}
      <form
        noValidate
        onSubmit={handleSubmit}
        className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-[repeat(3,minmax(0,1fr))_auto]"
      >
        <TextField id="invite-name" label="Nama" error={errors.name?.message} {...form.register("name")} />
        <Field id="invite-role" label="Peran" error={roleError}>
          <select className={inputStyles} {...fieldAria("invite-role", roleError)} {...form.register("role")}>
            {roleOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        <PasswordField
          id="invite-password"
          label="Password Anda"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          registration={form.register("currentPassword")}
        />
        <Button type="submit" busy={isSubmitting} className="sm:mt-7.5">
          {isSubmitting ? "Membuat..." : "Buat Undangan"}
        </Button>
      </form>
      <p className="mt-2 text-sm text-ink-soft">
        {roleNames[form.watch("role")]}: {dutyText(form.watch("role"))} Anda mendapat tautan untuk disalin
        atau dikirim.
      </p>
    </>
  );
}

interface StaffLinkProps {
  title: string;
  link: NewLink;
  /** The text to send with the link. */
  message: string;
  onClose: () => void;
}

/** The link of an invitation, or for a new password. */
export function StaffLink({ title, link, message, onClose }: StaffLinkProps) {
  return (
    <LinkNotice
      {...{ title, message }}
      name="Tautan"
      url={link.url}
      action={
        <Button variant="dark" size="sm" onClick={onClose}>
          Selesai
        </Button>
      }
    >
      Tautan ini hanya ditampilkan sekali, berlaku sampai {formatLongDateTime(link.expiresAt)} WIB, dan bisa
      dipakai satu kali. Kirim hanya kepada orangnya.
    </LinkNotice>
  );
}
