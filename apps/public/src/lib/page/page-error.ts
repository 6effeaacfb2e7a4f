import { ApiProblem } from '@parages/contracts/api-problem';
import { LostPart } from '@parages/ui/lazy-part/lazy-part';
import { data } from 'react-router';
import type { PageError } from './page-state.ts';

const hasStatus = (error: unknown): error is { status: number; data?: unknown; code?: unknown } =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number';

const codeIn = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
    ? value.code
    : undefined;

export function toPageError(error: unknown): PageError {
  if (hasStatus(error))
    return {
      status: error.status,
      code:
        codeIn(error.data) ??
        codeIn(error) ??
        (error.status === 404 ? 'page_not_found' : 'unknown-error'),
    };
  if (error instanceof LostPart) return { status: 503, code: 'page_lost' };
  // `fetch` rejects with a TypeError when the server is unreachable.
  if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message))
    return { status: 503, code: 'unreachable' };
  return { status: 500, code: 'unknown-error' };
}

/** For a loader to throw: `status` is the status of the page, and `code` chooses its text. */
export const pageFailure = (status: number, code: string) => data({ code }, { status });

export async function orPageFailure<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof ApiProblem) throw pageFailure(error.status, error.code);
    throw error;
  }
}
