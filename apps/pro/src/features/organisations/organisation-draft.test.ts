import { ApiProblem, type ProblemField } from '@parages/contracts/api-problem';
import { expect, it } from 'vitest';
import { toOutcome } from './organisation-draft.ts';

const website = { pointer: '/body/website', code: 'invalid_format' };
const version = { pointer: '/body/version', code: 'invalid_type' };
const errors = { website: 'Cette adresse de site n’est pas comprise' };
const failure = 'Une erreur est survenue';

it.each(['siren', 'rna'])(
  'toOutcome says of a changed %s of an approved organisation that it keeps its number',
  (field) =>
    expect(
      toOutcome(
        new ApiProblem(400, 'request_invalid', [
          { pointer: `/body/${field}`, code: `${field}_fixed` },
        ]),
      ),
    ).toEqual({ errors: { [field]: 'Une organisation validée garde son numéro.' } }),
);

it.each<[string, ProblemField[], object]>([
  ['that names a form field as the error of that field', [website], { errors }],
  ['that names no form field as a failure of the whole form', [version], { failure }],
  ['that names a form field and another one as both', [website, version], { errors, failure }],
  ['without fields as a failure of the whole form', [], { failure }],
])('toOutcome returns a request_invalid error %s', (_, fields, outcome) =>
  expect(toOutcome(new ApiProblem(400, 'request_invalid', fields))).toEqual(outcome),
);
