// Specification: §8.15
import { describe, expect, it } from 'vitest';
import { toAnswer, toRefusal } from './answer.ts';

describe('§8 "Session library statuses"', () => {
  it('maps OK to an answer of the kind "done"', () =>
    expect(toAnswer({ status: 'OK' })).toEqual({ kind: 'done', value: { status: 'OK' } }));

  it('maps FIELD_ERROR to the specified message identifier of each field', () =>
    expect(
      toAnswer({
        status: 'FIELD_ERROR',
        formFields: [{ id: 'password', error: 'password-pwned-error' }],
      }),
    ).toEqual({
      kind: 'faults',
      faults: { password: 'password-pwned-error' },
    }));

  it.each([
    ['WRONG_CREDENTIALS_ERROR', undefined, 'wrong-credentials'],
    ['SIGN_IN_NOT_ALLOWED', undefined, 'not-allowed'],
    ['SIGN_UP_NOT_ALLOWED', 'method-google', 'method-google'],
    ['SIGN_IN_UP_NOT_ALLOWED', 'method-password', 'method-password'],
    ['SIGN_IN_UP_NOT_ALLOWED', 'Something else (ERR_CODE_004)', 'not-allowed'],
    ['PASSWORD_RESET_NOT_ALLOWED', undefined, 'not-allowed'],
    ['NO_EMAIL_GIVEN_BY_PROVIDER', undefined, 'no-email'],
    ['RESET_PASSWORD_INVALID_TOKEN_ERROR', undefined, 'link-invalid'],
    ['EMAIL_VERIFICATION_INVALID_TOKEN_ERROR', undefined, 'link-invalid'],
    ['EMAIL_ALREADY_VERIFIED_ERROR', undefined, 'already-verified'],
    ['SOMETHING_NEW', undefined, 'failed'],
  ])('maps %s (reason: %s) to the refusal %s', (status, reason, expected) =>
    expect(toAnswer({ status, ...(reason !== undefined && { reason }) })).toEqual({
      kind: 'refused',
      reason: expected,
    }),
  );
});

describe('toRefusal', () => {
  it.each([
    ['a lost network', 'unreachable', new TypeError('Failed to fetch')],
    ['a 500', 'failed', new Response(null, { status: 500 })],
    ['a 503', 'unreachable', new Response(null, { status: 503 })],
    ['a 401', 'signed-out', new Response(null, { status: 401 })],
    ['a 429', 'limited', new Response(null, { status: 429 })],
    [
      'the message of a refusal',
      'email-taken',
      { isSuperTokensGeneralError: true, message: 'email-taken' },
    ],
    ['any other message', 'failed', { isSuperTokensGeneralError: true, message: 'Some sentence' }],
    ['any other error', 'failed', new Error('There is no state')],
  ])('maps %s to the refusal %s', (_, reason, error) =>
    expect(toRefusal(error)).toMatchObject({ kind: 'refused', reason }),
  );

  it('adds the seconds of Retry-After to the refusal of a 429', () =>
    expect(
      toRefusal(new Response(null, { status: 429, headers: { 'retry-after': '60' } })),
    ).toEqual({
      kind: 'refused',
      reason: 'limited',
      retryAfterS: 60,
    }));
});
