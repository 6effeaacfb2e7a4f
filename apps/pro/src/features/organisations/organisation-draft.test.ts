import { ApiProblem, type ProblemField } from '@parages/contracts/api-problem';
import { expect, it } from 'vitest';
import { toOutcome } from './organisation-draft.ts';

const website = { pointer: '/body/website', code: 'invalid_format' };
const version = { pointer: '/body/version', code: 'invalid_type' };
const errors = { website: 'Cette adresse de site n’est pas comprise' };
const failure = 'Une erreur est survenue';

it.each<[string, ProblemField[], object]>([
  ['of a field at that field', [website], { errors }],
  ['of no field of the form for the whole form', [version], { failure }],
  ['of a field and of no field at both places', [website, version], { errors, failure }],
  ['without fields for the whole form', [], { failure }],
])('toOutcome shows a request_invalid error %s', (_, fields, outcome) =>
  expect(toOutcome(new ApiProblem(400, 'request_invalid', fields))).toEqual(outcome),
);
