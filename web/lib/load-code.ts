/** Milliseconds before code that did not come is asked for once more. */
const pauseMs = 1000;
/** Milliseconds until somebody who waits for code is told that it does not come. */
const limitMs = 8000;

/** The limit for what can be done without: waiting for it is worse than going on. */
export const spareLimitMs = 3000;
/** The limit for the app itself: nobody waits for it, and on the slowest connections it takes its time. */
export const appLimitMs = 60_000;

/**
 * Loads code that a page fetches late; every dynamic import of both apps goes through here. What does not come is asked
 * for once more after a short pause; then, or after the limit, it throws what a person may read. One limit for both
 * tries: a browser hands whoever asks again for a file that hangs the same request.
 */
export async function loadCode<Code>(load: () => Promise<Code>, limit = limitMs): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limited = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error("no answer")), limit);
  });
  try {
    return await Promise.race([loadTwice(load), limited]);
  } catch (error) {
    const message = "Sebagian halaman ini belum bisa dimuat. Muat ulang halaman, lalu coba lagi.";
    throw new Error(message, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

async function loadTwice<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    console.warn(error);
    await new Promise((done) => setTimeout(done, pauseMs));
    return load();
  }
}
