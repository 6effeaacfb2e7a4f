import { ApiProblem } from '@parages/contracts/api-problem';

// For a failed connection, each browser throws a TypeError with a different message.
const unreachable = 'network-error';

export function failureMessage(error: unknown): string {
  if (error instanceof ApiProblem) return error.code;
  if (error instanceof TypeError) return unreachable;
  return (error instanceof Error && error.message) || 'unknown-error';
}
