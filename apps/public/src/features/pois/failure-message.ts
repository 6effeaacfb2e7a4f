import { ApiProblem } from '@parages/contracts/api-problem';

// Each browser words a failed connection differently, but each throws a TypeError.
const unreachable = 'network-error';

/**
 * Message for an error thrown while a list was loading: the problem's code, "network-error" for a
 * failed connection, else the error's message or "unknown-error".
 */
export function failureMessage(error: unknown): string {
  if (error instanceof ApiProblem) return error.code;
  if (error instanceof TypeError) return unreachable;
  return (error instanceof Error && error.message) || 'unknown-error';
}
