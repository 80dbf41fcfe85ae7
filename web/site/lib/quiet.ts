/** Milliseconds after a touch or a key in which its answer is to be seen. */
const answerMs = 300;
/** Milliseconds after which the app goes on whatever is done: somebody may type without a pause. */
const patienceMs = 2000;

const touches = ["pointerdown", "pointerup", "keydown", "click"] as const;
let last = Number.NEGATIVE_INFINITY;

/** From here on it is known when somebody has last done something. */
export function watchTouches(): void {
  for (const touch of touches) {
    window.addEventListener(
      touch,
      () => {
        last = performance.now();
      },
      { capture: true, passive: true },
    );
  }
}

/** Resolves in a task of its own, once the answer to what was last done has been seen: what takes long can begin. */
export async function whenQuiet(): Promise<void> {
  const end = performance.now() + patienceMs;
  let wait = 0;
  do {
    await new Promise((done) => setTimeout(done, wait));
    wait = Math.min(last + answerMs, end) - performance.now();
  } while (wait > 0);
}
