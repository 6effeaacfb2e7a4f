import { expect, it } from 'vitest';
import type { Case } from '../cases/case.ts';
import { keyOfAttacker } from '../cases/requests.ts';
import { answerJudge } from '../contract/answers.ts';
import { listOperations, readDocument } from '../contract/operations.ts';
import { faultsOf } from './run-cases.ts';

const document = readDocument();
const judge = answerJudge(document);
const operation = listOperations(document).find(({ id }) => id === 'getPoi');
const refusal = {
  status: 403,
  headers: { 'content-type': 'application/problem+json' },
  text: '{"code":"api_key_not_accepted"}',
  cookies: [],
  sentAt: 0,
  doneAt: 0,
};
const isAccepted = (change: Partial<Case>, code = 'api_key_not_accepted'): boolean => {
  const one: Case = {
    id: 'hostile:1:1',
    kind: 'hostile',
    title: 'getPoi',
    as: keyOfAttacker,
    request: { method: 'GET', path: '/api/v1/pois/%40' },
    mayMissRoute: true,
    ...(operation !== undefined && { operation }),
    ...change,
  };
  const answer = { ...refusal, text: JSON.stringify({ code }) };
  return faultsOf({ judge }, one, answer).length === 0;
};

it('faultsOf accepts api_key_not_accepted for a hostile path sent with a key, which may match no operation', () => {
  expect(isAccepted({})).toBe(true);
});

it.each<[string, Partial<Case>, string]>([
  ['api_key_not_accepted without a key', { as: 'visitor' }, 'api_key_not_accepted'],
  ['api_key_not_accepted for a valid path', { mayMissRoute: false }, 'api_key_not_accepted'],
  ['another refusal of a key', {}, 'permission_missing'],
])('faultsOf finds an undeclared answer: %s', (_name, change, code) => {
  expect(isAccepted(change, code)).toBe(false);
});
