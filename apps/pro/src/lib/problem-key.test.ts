import { ApiProblem } from '@parages/contracts/api-problem';
import { expect, it } from 'vitest';
import { problemKey, refusalKey } from './problem-key.ts';

const texts = { account_not_found: 'Compte inconnu', other: 'Une erreur est survenue' };
const refusal = (code: string) => Object.assign(Object.create(ApiProblem.prototype), { code });

it.each([
  ['a refusal with a text', refusal('account_not_found'), 'account_not_found'],
  ['a refusal without a text', refusal('rate_limited'), 'other'],
  ['a code that is a property of every object', refusal('toString'), 'other'],
  ['a network error', new Error('account_not_found'), 'other'],
])('problemKey is the code of an API error with a text, otherwise `other`: %s', (_, error, key) =>
  expect(problemKey(texts, error)).toBe(key),
);

it.each([
  ['a refusal with a text', new ApiProblem(409, 'poi_promoted'), 'promoted'],
  ['a refusal without a text', new ApiProblem(409, 'toString'), undefined],
  ['an error of the server', new ApiProblem(503, 'poi_promoted'), undefined],
  ['a network error', new Error('poi_promoted'), undefined],
])('refusalKey is the key of a refusal with a text, otherwise undefined: %s', (_, error, key) =>
  expect(refusalKey({ poi_promoted: 'promoted' }, error)).toBe(key),
);
