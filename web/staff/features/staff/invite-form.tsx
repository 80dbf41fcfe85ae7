import { useState } from "react";
import { roleNames } from "../../../../worker/contract/rights";
import { site } from "../../../../worker/contract/site";
import { type InviteInput, inviteInput, type NewLink } from "../../../../worker/contract/staff";
import { useInvite } from "../../../api/staff";
import { Button } from "../../../ui/button";
import { Field, fieldAria } from "../../../ui/field";
import { inputStyles } from "../../../ui/input-styles";
import { useAccountForm } from "../../lib/use-account-form";
import { PasswordField } from "../../ui/password-field";
import { LinkNotice } from "./link-notice";
import { dutyText, roleOptions } from "./role-text";

const empty: InviteInput = { name: "", role: "writer", currentPassword: "" };

/** Makes an invitation, and shows its link. */
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
  const nameError = errors.name?.message;
  const roleError = errors.role?.message;

  return (
    <>
      {made && (
        <div className="mb-8">
          <LinkNotice
            key={made.link.url}
            title={`Undangan untuk ${made.input.name} sebagai ${roleNames[made.input.role]}`}
            link={made.link}
            message={`Anda diundang menjadi ${roleNames[made.input.role]} di area staf ${site.name}. Buat akun Anda lewat tautan ini dalam 72 jam:`}
            onClose={() => setMade(null)}
          />
        </div>
      )}
      <form noValidate onSubmit={handleSubmit} className="grid max-w-md gap-5">
        <Field id="invite-name" label="Nama" error={nameError}>
          <input
            type="text"
            autoComplete="off"
            className={inputStyles}
            {...fieldAria("invite-name", nameError)}
            {...form.register("name")}
          />
        </Field>
        <Field id="invite-role" label="Peran" error={roleError}>
          <select className={inputStyles} {...fieldAria("invite-role", roleError)} {...form.register("role")}>
            {roleOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <p className="mt-2 text-sm text-ink-soft">{dutyText(form.watch("role"))}</p>
        </Field>
        <PasswordField
          id="invite-password"
          label="Password Anda"
          name="password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          registration={form.register("currentPassword")}
        />
        <Button type="submit" busy={isSubmitting} className="justify-self-start">
          {isSubmitting ? "Membuat..." : "Buat Undangan"}
        </Button>
      </form>
    </>
  );
}
