const programWord = /^[\w.-]{1,60}$/;

/**
 * A failure of a service of others, in our words: its own may quote what it was given, such as an address or a subject.
 * Of them it keeps the class and the code, where those are words of a program.
 */
export class ServiceError extends Error {
  readonly code: string | undefined;

  constructor(service: string, failure: unknown) {
    const { name, code } = failure instanceof Error ? (failure as Error & { code?: unknown }) : {};
    const known = [name, code].flatMap((word) => (programWord.test(String(word ?? "")) ? String(word) : []));
    super([`${service} failed`, ...known].join(" "));
    this.name = "ServiceError";
    this.code = typeof code === "string" && known.includes(code) ? code : undefined;
  }
}
