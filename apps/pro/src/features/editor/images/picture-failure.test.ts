import { ApiProblem } from '@parages/contracts/api-problem';
import { expect, it } from 'vitest';
import { changeFailure } from './picture-failure.ts';

it.each([
  [
    'a rate limit',
    new ApiProblem(429, 'rate_limited'),
    'Beaucoup de demandes sont parties de votre connexion en peu de temps. Attendez une minute, puis réessayez.',
  ],
  [
    'a version conflict',
    new ApiProblem(412, 'poi_version_stale'),
    'L’événement vient de changer\u00a0: relisez-le, puis recommencez.',
  ],
  [
    'any other error',
    new ApiProblem(500, 'internal_error'),
    'La modification n’a pas pu être enregistrée. Réessayez dans un instant.',
  ],
])('changeFailure returns the French error message for %s', (_, error, sentence) =>
  expect(changeFailure(error)).toBe(sentence),
);
