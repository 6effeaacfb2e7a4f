import { ApiProblem } from '@parages/contracts/api-problem';
import { expect, it } from 'vitest';
import { sayLimit } from './say-limit.ts';

it('sayLimit gives the limit of a reached quota of pictures and the remedy', () => {
  const refused = new ApiProblem(409, 'quota_reached', [], {
    name: 'picturesOfOrganisation',
    most: 20_000,
  });
  expect(sayLimit(refused)).toBe(
    'Les événements de cette organisation ont 20\u202f000 images, c’est le maximum. Il faut en retirer d’anciens événements, ou écrire à l’équipe.',
  );
});

it('sayLimit says to wait a minute after the error rate_limited', () => {
  expect(sayLimit(new ApiProblem(429, 'rate_limited'))).toContain('Attendez une minute');
});

it('sayLimit returns undefined for a version conflict, an unknown quota and a network error', () => {
  expect(sayLimit(new ApiProblem(409, 'poi_version_stale'))).toBeUndefined();
  expect(
    sayLimit(new ApiProblem(409, 'quota_reached', [], { name: 'toString', most: 1 })),
  ).toBeUndefined();
  expect(sayLimit(new TypeError('fetch failed'))).toBeUndefined();
});
