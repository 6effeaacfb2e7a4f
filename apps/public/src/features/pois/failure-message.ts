import { ApiProblem } from '@parages/contracts/api-problem';

// Browsers each have a sentence of their own for a request that reached nobody, and always a TypeError.
const unreachable = 'network-error';

/** What is told of anything thrown while a list was read: the code of a refusal, the message of an error, "unknown-error" without one. */
export function failureMessage(error: unknown): string {
  if (error instanceof ApiProblem) return error.code;
  if (error instanceof TypeError) return unreachable;
  return (error instanceof Error && error.message) || 'unknown-error';
}
