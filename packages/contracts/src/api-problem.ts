/** A refusal of the API: its HTTP status and its permanent code. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

/** Whether the API has made up its mind: asked again, it says the same. */
export const isRefusal = (error: unknown): error is ApiProblem => error instanceof ApiProblem && error.status < 500;

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown-error';

// `fetch` rejects with a TypeError when nothing answered; an abort has a name of its own.
const asUnreachable = (error: unknown): never => {
  throw error instanceof TypeError ? new ApiProblem(503, 'unreachable') : error;
};

/** The body of an answer, or an `ApiProblem`; its code is `unreachable` when nothing answered. */
export async function unwrap<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call.catch(asUnreachable);
  if (!response.ok || data === undefined) throw new ApiProblem(response.status, codeOf(error));
  return data;
}
