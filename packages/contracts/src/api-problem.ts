/** Why the API refused one field: a JSON pointer to it (`/body/siren`) and a code. */
export type ProblemField = { pointer: string; code: string };

export type ProblemQuota = { name: string; most: number };

/**
 * An error response of the API, with its HTTP status and its code. A request without a response
 * gets the status 503 and the code `unreachable`.
 */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly ProblemField[];
  readonly quota: ProblemQuota | undefined;
  constructor(
    status: number,
    code: string,
    errors: readonly ProblemField[] = [],
    quota?: ProblemQuota,
  ) {
    super(`${status} ${code}`);
    this.quota = quota;
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

/** Whether the error is an `ApiProblem` with a status below 500: the request was refused. */
export const isRefusal = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.status < 500;

/** The problem to show; any error that is not an `ApiProblem` counts as `unreachable`. */
export const problemOf = (error: unknown): ApiProblem =>
  error instanceof ApiProblem ? error : new ApiProblem(503, 'unreachable');

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'unknown-error';

const isField = (error: unknown): error is ProblemField =>
  typeof error === 'object' &&
  error !== null &&
  'pointer' in error &&
  typeof error.pointer === 'string' &&
  'code' in error &&
  typeof error.code === 'string';

const fieldsOf = (error: unknown): ProblemField[] =>
  typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors)
    ? error.errors.filter(isField).map(({ pointer, code }) => ({ pointer, code }))
    : [];

// Not validated, because a validation would add JavaScript to the pages: our own API sends it.
const quotaOf = (error: unknown): ProblemQuota | undefined =>
  (error as { quota?: ProblemQuota } | null | undefined)?.quota;

// `fetch` rejects with a TypeError when it gets no response; an abort has another error type.
const asUnreachable = (error: unknown): never => {
  throw error instanceof TypeError ? new ApiProblem(503, 'unreachable') : error;
};

/**
 * Returns the body of a response.
 * @throws ApiProblem for an error status, an empty body, or no response (code `unreachable`). An
 * aborted request rejects with its own error.
 */
export async function unwrap<T>(
  call: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<T> {
  const { data, error, response } = await call.catch(asUnreachable);
  if (!response.ok || data === undefined)
    throw new ApiProblem(response.status, codeOf(error), fieldsOf(error), quotaOf(error));
  return data;
}
