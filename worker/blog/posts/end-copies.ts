import type { Deps } from "../../deps";

/**
 * Does a write to posts. When it throws, the copies of pages end all the same: the database may have written, and
 * only its answer was lost.
 */
export async function endCopiesOnFailure<T>(deps: Deps, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    await deps.contentGeneration.moveOn();
    throw error;
  }
}
