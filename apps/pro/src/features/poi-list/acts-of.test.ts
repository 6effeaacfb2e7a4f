import { expect, it } from 'vitest';
import { actsOf } from './acts-of.ts';

it.each([
  ['draft', false, ['submission', 'archival', 'deletion']],
  ['draft', true, ['submission', 'archival']],
  ['refused', false, ['submission', 'archival', 'deletion']],
  ['refused', true, ['submission', 'archival']],
  ['in-review', false, ['withdrawal']],
  ['in-review', true, ['withdrawal']],
  ['accepted', false, ['archival']],
  ['published', true, ['archival']],
  ['archived', false, []],
] as const)(
  'offers for an event in state %s (visitors see a version of it: %s): %j',
  (status, isPublished, acts) => {
    expect(actsOf({ status, isPublished })).toEqual(acts);
  },
);
