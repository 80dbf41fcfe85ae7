import { ChevronDown } from "lucide";
import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { websiteTypes } from "../../../../worker/contract/business/website-types";
import type { ContactInput } from "../../../../worker/contract/contact";
import { site } from "../../../../worker/contract/site";
import { pushEvent } from "../../../analytics/data-layer";
import { submitContact } from "../../../api/contact";
import { ApiError, toMessage } from "../../../lib/http";
import { loadCode } from "../../../lib/load-code";
import { showToast } from "../../../toasts/toast";
import { Button } from "../../../ui/button";
import { Field, fieldAria } from "../../../ui/field";
import { Icon } from "../../../ui/icon";
import { inputStyles } from "../../../ui/input-styles";
import type { contactContent } from "../../content/contact";
import { useLocation, usePageData } from "../../lib/page";
import { visitSource } from "../../lib/visit-source";
import { newTab } from "../../ui/arrow-link";
import { type ContactCheck, type ContactFaults, checkContactForm, focusFirstFault } from "./contact-check";
import { type ContactField, lockFields } from "./contact-fields";
import { dropEnquiry, isKept, keepEnquiry, takeUpEnquiry, typedIn } from "./unsent-enquiry";

/** Milliseconds between the success toast and the thank-you page. */
const redirectDelay = 1000;

interface ContactFormProps {
  copy: ReturnType<typeof contactContent>["form"];
  headingLevel?: "h2" | "h3";
}

/** If the widget cannot be loaded, the enquiry is sent without a token, and the server marks it. */
function loadTurnstile() {
  return loadCode(() => import("./turnstile")).catch(() => null);
}

/** The contact form; a plain HTML form without JavaScript. */
export function ContactForm({ copy, headingLevel: Heading = "h2" }: ContactFormProps) {
  const { refusedForm } = usePageData();
  const { search } = useLocation();
  const formRef = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const busy = useRef(false);
  const [state, setState] = useState<"untouched" | "sending" | "answered">("untouched");
  const [faults, setFaults] = useState<ContactFaults>(refusedForm?.fields ?? {});
  const [failure, setFailure] = useState(refusedForm?.message);

  // biome-ignore lint/correctness/useExhaustiveDependencies: taken up once, by the form that comes onto the page
  useEffect(() => {
    const form = formRef.current;
    if (!form || refusedForm) return;
    const reason = takeUpEnquiry(form);
    setFailure(reason);
    // What was typed before the app ran.
    if (Object.values(typedIn(form)).some(Boolean)) keepEnquiry(form, reason);
    // The package of the link; longer values are ignored, because anybody can create such a link.
    const name = new URLSearchParams(search).get("paket") ?? "";
    const field = form.elements.namedItem("message") as HTMLTextAreaElement;
    if (!/^[\w ]{1,40}$/.test(name)) return;
    const typed = field.value.replace(/^Saya tertarik dengan paket [\w ]{1,40}\. /, "");
    field.value = `Saya tertarik dengan paket ${name}. ${typed}`;
  }, []);

  useEffect(() => {
    // The disabled button lost the focus; it gets the focus back unless an invalid field has it.
    if (state === "answered" && document.activeElement === document.body) button.current?.focus();
  }, [state]);

  /** Loads the widget at the first use of the form. */
  async function handleFocus(event: FocusEvent<HTMLFormElement>) {
    if (!site.turnstileSiteKey) return;
    const form = event.currentTarget;
    const turnstile = await loadTurnstile();
    turnstile?.startTurnstile(form, site.turnstileSiteKey);
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setState("sending");
    setFailure(undefined);
    lockFields(event.currentTarget, true);
    const sent = await send(event.currentTarget);
    if (sent) return;
    busy.current = false;
    setState("answered");
  }

  /** After the first attempt each field is validated while it is corrected. */
  async function handleInput(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    const form = event.currentTarget;
    keepEnquiry(form, failure);
    const checked = state === "untouched" ? null : await checkContactForm(form);
    setFaults((known) => ({ ...known, [name]: checked?.faults[name as ContactField] }));
  }

  async function send(form: HTMLFormElement): Promise<boolean> {
    const typed = typedIn(form);
    const { pathname } = window.location;
    let checked: ContactCheck;
    try {
      if (site.turnstileSiteKey) await (await loadTurnstile())?.untilTurnstileAnswered(form);
      checked = await checkContactForm(form);
      setFaults(checked.faults);
      // The key is stored too, so that a reload does not send a second enquiry.
      keepEnquiry(form);
      if (checked.input) await submitContact({ ...checked.input, source: visitSource(pathname) });
    } catch (error) {
      lockFields(form, false);
      refuse(form, error);
      return false;
    }
    if (!checked.input) {
      lockFields(form, false);
      focusFirstFault(form, checked.faults);
      return false;
    }
    dropEnquiry(typed);
    await confirm(checked.input);
    form.reset();
    // Visitors who have left the page meanwhile are not redirected.
    if (form.isConnected && window.location.pathname === pathname) window.location.assign("/thank-you");
    return true;
  }

  function refuse(form: HTMLFormElement, error: unknown) {
    const message = toMessage(error, "Terjadi kesalahan, silakan coba lagi.");
    if (error instanceof ApiError) {
      setFaults(error.fields);
      focusFirstFault(form, error.fields);
    }
    setFailure(message);
    if (form.isConnected || isKept(typedIn(form))) keepEnquiry(form, message);
    pushEvent({ event: "form_error", form_id: "contact_form", error_message: message });
    showToast({ variant: "destructive", title: "Gagal Mengirim Form", description: message });
  }

  async function confirm(input: ContactInput) {
    showToast({ title: "Berhasil Terkirim!", description: "Pesan Anda telah kami terima, terima kasih!" });
    pushEvent({
      event: "form_submission",
      form_id: "contact_form",
      form_name: copy.title,
      form_destination: "/thank-you",
      user_data: { email: input.email },
      website_type: input.websiteType || "not specified",
    });
    await new Promise((resolve) => setTimeout(resolve, redirectDelay));
  }

  /** A field whose input `control` renders. */
  function field(name: ContactField, control: (attributes: ReturnType<typeof toFieldProps>) => ReactNode) {
    const { label, hint } = copy.fields[name];
    return (
      <Field id={`contact-${name}`} label={label} hint={hint} error={faults[name]}>
        {control(toFieldProps(name))}
      </Field>
    );
  }

  function toFieldProps(name: ContactField) {
    const { placeholder, hint } = copy.fields[name];
    const aria = fieldAria(`contact-${name}`, faults[name], hint);
    return { ...aria, name, placeholder, defaultValue: refusedForm?.values[name], className: inputStyles };
  }

  // The message is above a form that the server returned, else at the button.
  const isFromServer = Boolean(refusedForm) && state === "untouched";

  const alert = failure && (
    <p
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the browser has loaded the page anew, and shows its top otherwise
      autoFocus={isFromServer}
      className="mt-5 rounded-md bg-danger px-4 py-3 font-semibold text-white"
    >
      Gagal Mengirim Form: {failure}
    </p>
  );
  return (
    <form
      ref={formRef}
      id="contact-form"
      action="/api/contact"
      method="post"
      noValidate
      onSubmit={handleSubmit}
      onInput={handleInput}
      onFocus={handleFocus}
      data-returned={refusedForm && true}
      data-reveal="idle"
      className="reveal-from-right self-start rounded-lg border border-line bg-white p-6 sm:p-9"
    >
      <Heading className="headline-3">{copy.title}</Heading>
      <p className="mt-2 text-ink-soft">{copy.description}</p>
      {isFromServer && alert}
      <div className="mt-7 grid gap-5 sm:grid-cols-2 [&:has([readonly])_.bg-white]:bg-sand">
        {field("name", (attributes) => (
          <input type="text" autoComplete="name" {...attributes} />
        ))}
        {field("email", (attributes) => (
          <input type="email" autoComplete="email" {...attributes} />
        ))}
        {field("phoneNumber", (attributes) => (
          <input type="tel" autoComplete="tel" {...attributes} />
        ))}
        {field("websiteType", ({ placeholder, ...attributes }) => (
          <div className="relative">
            <select {...attributes} className={`${inputStyles} appearance-none pr-11`}>
              <option value="">{placeholder}</option>
              {websiteTypes.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <Icon
              node={ChevronDown}
              className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2"
            />
          </div>
        ))}
        <div className="sm:col-span-2">
          {field("message", (attributes) => (
            <textarea rows={4} {...attributes} />
          ))}
        </div>
      </div>
      <div aria-hidden="true" className="sr-only">
        <label>
          {copy.trap}
          <input type="text" name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="consentVersion" value={copy.consent.version} />
      <div data-turnstile="" />
      <p className="mt-5 text-sm text-ink-soft">
        {copy.consent.before}{" "}
        <a
          href={copy.consent.href}
          {...newTab}
          className="font-semibold text-ink underline underline-offset-2"
        >
          {copy.consent.link}
          <span className="sr-only"> {copy.consent.newTab}</span>
        </a>
        {copy.consent.after}
      </p>
      {!isFromServer && alert}
      <Button ref={button} type="submit" size="lg" disabled={state === "sending"} className="mt-5">
        {state === "sending" ? copy.submitting : copy.submit}
      </Button>
    </form>
  );
}
