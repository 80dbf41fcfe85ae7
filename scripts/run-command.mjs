/** Runs a program to its end. What it throws is said in one sentence, and the exit code is 1. @param {() => Promise<void> | void} work */
export async function runCommand(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
