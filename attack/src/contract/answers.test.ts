import { describe, expect, it } from 'vitest';
import type { Answer } from '../client/client.ts';
import { answerJudge, isUndeclaredFailure, refusesEach } from './answers.ts';
import { listOperations, type Operation } from './operations.ts';

const thing = {
  type: 'object',
  properties: { id: { type: 'string', format: 'uuid' } },
  required: ['id'],
  additionalProperties: false,
};
const problem = {
  type: 'object',
  properties: { code: { type: 'string' }, status: { type: 'integer' } },
  required: ['code', 'status'],
};
const document = {
  paths: {
    '/api/v1/things/{thingId}': {
      get: {
        operationId: 'findThing',
        'x-access': 'verified',
        parameters: [{ name: 'thingId', in: 'path', required: true, schema: { type: 'string' } }],
        responses: {
          200: {
            description: '',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
          },
          404: {
            description: 'thing_not_found',
            content: {
              'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
            },
          },
        },
      },
    },
  },
  components: { schemas: { Thing: thing, Problem: problem } },
};
const [operation] = listOperations(document) as [Operation];
const judge = answerJudge(document);
const answer = (status: number, body: object, type = 'application/json', headers = {}): Answer => ({
  status,
  text: JSON.stringify(body),
  headers: { 'content-type': `${type}; charset=utf-8`, ...headers },
  cookies: [],
  sentAt: 0,
  doneAt: 1,
});
const refused = (status: number, code: string, headers = {}) =>
  answer(status, { status, code }, 'application/problem+json', headers);

describe('validating API answers against the contract', () => {
  it('accepts an answer that fits its schema, and an error that the contract declares', () => {
    expect(operation).toMatchObject({ id: 'findThing', method: 'GET', access: 'verified' });
    expect(
      judge(operation, answer(200, { id: '018f0000-0000-7000-8000-000000000000' })),
    ).toBeUndefined();
    expect(judge(operation, refused(404, 'thing_not_found'))).toBeUndefined();
  });

  it.each([
    ['a wrong property', answer(200, { id: 'x' }), /format/],
    [
      'a property too many',
      answer(200, { id: '018f0000-0000-7000-8000-000000000000', secret: 1 }),
      /additional/,
    ],
    ['an undeclared status', refused(409, 'thing_taken'), /status 409/],
    ['an undeclared code', refused(404, 'other_not_found'), /other_not_found/],
    ['an undeclared content type', answer(200, {}, 'text/html'), /content type/],
  ])('reports %s', (_, given, expected) => {
    expect(judge(operation, given)).toMatch(expected);
  });

  it('counts as an undeclared failure each 5xx except a 503 problem with Retry-After and 501 format_unsupported', () => {
    expect(isUndeclaredFailure(refused(500, 'internal_error'))).toBe(true);
    expect(isUndeclaredFailure(refused(501, 'not_found'))).toBe(true);
    expect(isUndeclaredFailure(refused(501, 'format_unsupported'))).toBe(false);
    expect(isUndeclaredFailure(refused(503, 'service_unavailable'))).toBe(true);
    expect(isUndeclaredFailure(answer(503, {}, 'application/json', { 'retry-after': '1' }))).toBe(
      true,
    );
    expect(isUndeclaredFailure(refused(503, 'service_unavailable', { 'retry-after': '1' }))).toBe(
      false,
    );
    expect(isUndeclaredFailure(refused(404, 'thing_not_found'))).toBe(false);
  });
});

it('refusesEach is true for a bulk whose items all have a problem', () => {
  const problem = { code: 'organisation_not_found' };
  expect(refusesEach(answer(200, { items: [{ problem }, { problem }] }))).toBe(true);
  for (const [status, body] of [
    [200, { items: [{ problem }, { problem: null, outcome: 'created' }] }],
    [200, { items: [{ id: 'a' }] }],
    [200, { items: [] }],
    [200, {}],
    [409, { items: [{ problem }] }],
  ] as const)
    expect(refusesEach(answer(status, body)), JSON.stringify(body)).toBe(false);
});
