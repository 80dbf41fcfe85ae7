import { type ComponentType, lazy, Suspense, useEffect } from "react";
import type { ContactFormProps } from "./contact-form";

/** How far below the window the form's code begins to load. */
const margin = "400px";

let Loaded: ComponentType<ContactFormProps> | null = null;

/** Loads the form's code at once, for the server. */
export async function preloadContactForm(): Promise<void> {
  Loaded = (await import("./contact-form")).ContactForm;
}

let loadNow: () => void = () => {};
const wanted = new Promise<void>((done) => {
  loadNow = done;
});

const Lazy = lazy(async () => {
  await Promise.race([wanted, untilNear(document.getElementById("contact-form"))]);
  return { default: (await import("./contact-form")).ContactForm };
});

async function untilNear(form: HTMLElement | null): Promise<void> {
  if (!form) return;
  await new Promise<void>((done) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        done();
      },
      { rootMargin: margin },
    );
    observer.observe(form);
  });
}

/** Stands where the server has made no form that a visitor could read and send meanwhile. */
function Wanting() {
  useEffect(loadNow, []);
  return null;
}

/**
 * The contact form, whose code is a quarter of all that its page runs: the server's plain form works without
 * it, and it takes over when the form comes near the window.
 */
export function DeferredContactForm(props: ContactFormProps) {
  const Form = Loaded ?? Lazy;
  return (
    <Suspense fallback={<Wanting />}>
      <Form {...props} />
    </Suspense>
  );
}
