import { describe, expect, it } from 'vitest';
import { ApiProblem, isRefusal, unwrap } from './api-problem.ts';

const unwrapResponse = (status: number, answer: { data?: unknown; error?: unknown } = {}) =>
  unwrap(Promise.resolve({ ...answer, response: new Response(null, { status }) }));

describe('unwrap', () => {
  it('returns the body of a successful response', async () =>
    expect(await unwrapResponse(200, { data: { id: 'a' } })).toEqual({ id: 'a' }));

  it.each([
    [404, { code: 'poi_not_found' }, 'poi_not_found'],
    [502, '<html>', 'unknown-error'],
    [503, { code: 1 }, 'unknown-error'],
  ])(
    'throws a problem with the status of the response and its code, else unknown-error: %i %j',
    async (status, error, code) =>
      expect(unwrapResponse(status, { error })).rejects.toEqual(new ApiProblem(status, code)),
  );

  it('throws a problem that lists the refused fields by pointer and code, and ignores malformed entries', () =>
    expect(
      unwrapResponse(400, {
        error: {
          code: 'request_invalid',
          errors: [{ pointer: '/body/siren', code: 'x', detail: 'y' }, { pointer: 1 }, null],
        },
      }),
    ).rejects.toEqual(
      new ApiProblem(400, 'request_invalid', [{ pointer: '/body/siren', code: 'x' }]),
    ));

  it.each([
    [
      { code: 'quota_reached', quota: { name: 'drafts', most: 500 } },
      { name: 'drafts', most: 500 },
    ],
    [{ code: 'quota_reached' }, undefined],
    ['<html>', undefined],
    [null, undefined],
  ])(
    'throws a problem with the exhausted quota of the error body, if it has one: %j',
    async (error, quota) => {
      await expect(unwrapResponse(409, { error })).rejects.toMatchObject({ status: 409, quota });
    },
  );

  it('maps a network failure to "unreachable" and rethrows an abort unchanged', async () => {
    await expect(unwrap(Promise.reject(new TypeError('Failed to fetch')))).rejects.toMatchObject({
      status: 503,
      code: 'unreachable',
    });
    await expect(unwrap(Promise.reject(new DOMException('', 'AbortError')))).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

it('isRefusal counts a 404 as a refusal, but not a 503 or a plain error', () =>
  expect(
    [new ApiProblem(404, 'poi_not_found'), new ApiProblem(503, 'unreachable'), new Error()].map(
      isRefusal,
    ),
  ).toEqual([true, false, false]));
