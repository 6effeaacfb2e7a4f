import { Problem } from '../../platform/problems/problem.ts';

/**
 * Settles with the work, or rejects with `service_unavailable` when it takes longer: the session
 * library has no timeout for its core.
 */
export async function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Problem('service_unavailable', 'The session core does not answer')),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
