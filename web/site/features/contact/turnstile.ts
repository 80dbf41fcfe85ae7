interface TurnstileApi {
  render: (
    container: HTMLElement,
    options: {
      sitekey: string;
      language: string;
      appearance: "interaction-only";
      callback: () => void;
      "error-callback": () => void;
      "expired-callback": () => void;
    },
  ) => string | null | undefined;
}

declare global {
  interface Window {
    turnstile?: TurnstileApi;
  }
}

const scriptAddress = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";
/** The longest wait for the widget; then the enquiry is sent without a token, and the server marks it. */
const longestWait = 8000;

const answers = new WeakMap<HTMLFormElement, Promise<void>>();

/**
 * Renders Cloudflare's widget in a form's `[data-turnstile]` once; it writes its token into the form. It is invisible for most
 * visitors. Source: Turnstile's guide to explicit rendering.
 */
export function startTurnstile(form: HTMLFormElement, siteKey: string): void {
  const container = form.querySelector<HTMLElement>("[data-turnstile]");
  if (!container || answers.has(form)) return;
  const answered = loadScript().then(
    () =>
      new Promise<void>((done) => {
        window.turnstile?.render(container, {
          sitekey: siteKey,
          language: "id",
          appearance: "interaction-only",
          callback: done,
          "error-callback": done,
          "expired-callback": done,
        });
      }),
  );
  answers.set(
    form,
    answered.catch(() => {}),
  );
}

/** Resolves when the widget has answered, has failed, or takes too long. */
export async function untilTurnstileAnswered(form: HTMLFormElement): Promise<void> {
  await Promise.race([answers.get(form), new Promise((done) => setTimeout(done, longestWait))]);
}

let script: Promise<void> | null = null;

function loadScript(): Promise<void> {
  script ??= new Promise((done, fail) => {
    const element = document.createElement("script");
    element.src = scriptAddress;
    element.async = true;
    element.onload = () => done();
    element.onerror = () => fail(new Error("Turnstile cannot be loaded"));
    document.head.append(element);
  });
  return script;
}
