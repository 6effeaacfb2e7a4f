import { Problem } from '../../../platform/problems/problem.ts';

const outOfReach =
  /No SuperTokens core available|fetch failed|ECONNREFUSED|with status code: 5\d\d/;

/**
 * Maps an error of the session library to `service_unavailable` when the core or a provider cannot
 * be reached; returns other errors unchanged.
 */
export function asProblem(error: unknown): unknown {
  const isAway =
    error instanceof Error && outOfReach.test(`${error.message} ${String(error.cause)}`);
  return isAway
    ? Object.assign(new Problem('service_unavailable', 'The session core does not answer'), {
        cause: error,
      })
    : error;
}
