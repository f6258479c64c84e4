/** Wraps `load` so that it runs once and everybody shares its result; after a failure the next
 *  call tries again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= load().catch((error: unknown) => {
      running = null;
      throw error;
    });
    return running;
  };
}
