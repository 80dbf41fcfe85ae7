/** Where an answer came from, as its `Server-Timing` header says. */
export function readSource(response: Response): string | undefined {
  return /desc="(\w+)"/.exec(response.headers.get("Server-Timing") ?? "")?.[1];
}

/** Bindings of which one fails with every call that leaves the Worker. */
export function failing(name: "DB" | "KV"): Partial<Env> {
  const refuse = () => {
    throw new Error(`${name} is down`);
  };
  const binding: object = new Proxy(
    {},
    { get: (_, call) => (call === "withSession" ? () => binding : refuse) },
  );
  return { [name]: binding };
}
