/** What the API refused of one field: a JSON pointer to it (`/body/siren`) and why. */
export type ProblemField = { pointer: string; code: string };

/** The quota that is used up, and how many it allows. */
export type ProblemQuota = { name: string; most: number };

/** A refusal of the API: its HTTP status, its permanent code, which fields of the request were wrong, and which quota is used up. */
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

/** Whether the API has made up its mind: asked again, it says the same. */
export const isRefusal = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.status < 500;

/** What was refused, for a screen that tells it: of whatever else went wrong nothing is known but that there was no answer. */
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

// Only this service names a quota, and its document says how: a check of its shape would be in the JavaScript of every page.
const quotaOf = (error: unknown): ProblemQuota | undefined =>
  (error as { quota?: ProblemQuota } | null | undefined)?.quota;

// `fetch` rejects with a TypeError when nothing answered; an abort has a name of its own.
const asUnreachable = (error: unknown): never => {
  throw error instanceof TypeError ? new ApiProblem(503, 'unreachable') : error;
};

/** The body of an answer, or an `ApiProblem`; its code is `unreachable` when nothing answered. */
export async function unwrap<T>(
  call: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<T> {
  const { data, error, response } = await call.catch(asUnreachable);
  if (!response.ok || data === undefined)
    throw new ApiProblem(response.status, codeOf(error), fieldsOf(error), quotaOf(error));
  return data;
}
