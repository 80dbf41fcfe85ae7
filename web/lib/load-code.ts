/** Milliseconds before code that did not come is asked for once more. */
const pauseMs = 1000;

/** Code that is fetched late did not come: the connection is gone, or the site has been deployed anew. */
export class MissingCodeError extends Error {
  override name = "MissingCodeError";

  constructor(cause: unknown) {
    super("Sebagian halaman ini belum bisa dimuat. Muat ulang halaman, lalu coba lagi.", { cause });
  }
}

/**
 * Loads code that a page fetches late; every dynamic import of both apps goes through here. What does not come is
 * asked for once more after a short pause; then it throws a `MissingCodeError`.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    console.warn(error);
    await new Promise((done) => setTimeout(done, pauseMs));
    return load().catch((again) => {
      throw new MissingCodeError(again);
    });
  }
}
