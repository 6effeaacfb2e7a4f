/**
 * Returns a function that runs the task once and gives its result to all callers. After a failure
 * the next call runs the task again.
 */
export function cacheSuccess<Result>(task: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => {
    result ??= task().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}
