/**
 * Shares one run of a task between all callers. After a failure the next call runs the task again.
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
