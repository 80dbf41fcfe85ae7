/** Milliseconds before code that did not come is asked for once more. */
const pauseMs = 1000;

/**
 * Loads code that a page fetches late; every dynamic import of both apps goes through here. What does not come is
 * asked for once more after a short pause; then it throws what a person may read.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    console.warn(error);
    await new Promise((done) => setTimeout(done, pauseMs));
    return load().catch((again) => {
      const message = "Sebagian halaman ini belum bisa dimuat. Muat ulang halaman, lalu coba lagi.";
      throw new Error(message, { cause: again });
    });
  }
}
