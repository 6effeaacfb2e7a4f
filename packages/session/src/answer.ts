const refusals = [
  'wrong-credentials',
  'not-allowed',
  'email-taken',
  'method-password',
  'method-google',
  'method-apple',
  'method-facebook',
  'no-email',
  'already-verified',
  'link-invalid',
  'limited',
  'signed-out',
  'cancelled',
  'unreachable',
  'failed',
] as const;

export type Refusal = (typeof refusals)[number];

/**
 * Faults of a form: for each field the identifier of its message in the specification
 * (`password-pwned-error`).
 */
type FieldFaults = Readonly<Record<string, string>>;

/** Without a response, the refusal is `unreachable`. */
export type Answer<T = unknown> =
  | { kind: 'done'; value: T }
  | { kind: 'faults'; faults: FieldFaults }
  | { kind: 'refused'; reason: Refusal; retryAfterS?: number };

export const done = <T>(value: T): Answer<T> => ({ kind: 'done', value });
export const refused = (reason: Refusal): Answer<never> => ({ kind: 'refused', reason });

const isRefusal = (text: unknown): text is Refusal => refusals.some((one) => one === text);

type Field = { id: string; error: string };

export type Status = { status: string; formFields?: readonly Field[]; reason?: string };

const reasons: Readonly<Record<string, Refusal>> = {
  WRONG_CREDENTIALS_ERROR: 'wrong-credentials',
  SIGN_IN_NOT_ALLOWED: 'not-allowed',
  SIGN_UP_NOT_ALLOWED: 'not-allowed',
  SIGN_IN_UP_NOT_ALLOWED: 'not-allowed',
  PASSWORD_RESET_NOT_ALLOWED: 'not-allowed',
  NO_EMAIL_GIVEN_BY_PROVIDER: 'no-email',
  RESET_PASSWORD_INVALID_TOKEN_ERROR: 'link-invalid',
  EMAIL_VERIFICATION_INVALID_TOKEN_ERROR: 'link-invalid',
  EMAIL_ALREADY_VERIFIED_ERROR: 'already-verified',
};

const isOk = <T extends Status>(status: T): status is Extract<T, { status: 'OK' }> =>
  status.status === 'OK';

/** Of a refusal, a known `reason` takes precedence over the status. */
export function toAnswer<T extends Status>(status: T): Answer<Extract<T, { status: 'OK' }>> {
  if (isOk(status)) return done(status);
  if (status.status === 'FIELD_ERROR')
    return {
      kind: 'faults',
      faults: Object.fromEntries((status.formFields ?? []).map(({ id, error }) => [id, error])),
    };
  if (isRefusal(status.reason)) return refused(status.reason);
  return refused(reasons[status.status] ?? 'failed');
}

const hasMessage = (
  error: unknown,
): error is { isSuperTokensGeneralError: true; message: string } =>
  typeof error === 'object' &&
  error !== null &&
  'isSuperTokensGeneralError' in error &&
  error.isSuperTokensGeneralError === true;

function ofResponse({ status, headers }: Response): Answer<never> {
  if (status === 401) return refused('signed-out');
  if (status !== 429) return refused(status === 503 ? 'unreachable' : 'failed');
  const seconds = Number(headers.get('retry-after'));
  return { kind: 'refused', reason: 'limited', ...(seconds > 0 && { retryAfterS: seconds }) };
}

export function toRefusal(error: unknown): Answer<never> {
  if (error instanceof Response) return ofResponse(error);
  if (hasMessage(error)) return refused(isRefusal(error.message) ? error.message : 'failed');
  // `fetch` rejects with a TypeError when the network fails.
  return refused(error instanceof TypeError ? 'unreachable' : 'failed');
}
