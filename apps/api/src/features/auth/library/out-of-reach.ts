import { Problem } from '../../../platform/problems/problem.ts';

const outOfReach =
  /No SuperTokens core available|fetch failed|ECONNREFUSED|with status code: 5\d\d/;

/** What an error of the session library becomes when it is only that the core, or a provider, cannot be reached; else the error itself. */
export function asProblem(error: unknown): unknown {
  const isAway =
    error instanceof Error && outOfReach.test(`${error.message} ${String(error.cause)}`);
  return isAway
    ? Object.assign(new Problem('service_unavailable', 'The session core does not answer'), {
        cause: error,
      })
    : error;
}
