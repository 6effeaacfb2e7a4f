import { ApiProblem } from '@parages/contracts/api-problem';
import { expect, it } from 'vitest';
import { problemKey } from './problem-key.ts';

const texts = { account_not_found: 'Compte inconnu', other: 'Une erreur est survenue' };
const refusal = (code: string) => Object.assign(Object.create(ApiProblem.prototype), { code });

it.each([
  ['a refusal with a text', refusal('account_not_found'), 'account_not_found'],
  ['a refusal without a text', refusal('rate_limited'), 'other'],
  ['a code that is a property of every object', refusal('toString'), 'other'],
  ['a network error', new Error('account_not_found'), 'other'],
])('gives the text key for %s', (_, error, key) => expect(problemKey(texts, error)).toBe(key));
