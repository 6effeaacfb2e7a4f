import { expect, it } from 'vitest';
import { proposalOf } from './organisation-change.domain.ts';

const shown = { name: 'Les Bacs', locality: 'Tours', website: null, description: '' };
const renamed = { ...shown, name: 'Les Grands Bacs' };

it.each([
  ['a field visitors do not read', null, {}, true, undefined],
  ['the value that is shown already', null, { name: 'Les Bacs' }, true, undefined],
  ['another name', null, { name: 'Les Grands Bacs' }, true, renamed],
  [
    'one field beside a waiting one',
    { ...renamed, reason: null },
    { locality: 'Blois' },
    true,
    { ...renamed, locality: 'Blois' },
  ],
  ['the values that wait already', { ...renamed, reason: null }, renamed, true, undefined],
  ['the values that were refused', { ...renamed, reason: 'Quel nom ?' }, renamed, true, renamed],
  ['the shown values beside waiting ones', { ...renamed, reason: null }, shown, true, null],
  ['another name from an administrator', null, { name: 'Les Grands Bacs' }, false, undefined],
  [
    'another name from an administrator beside a waiting one',
    { ...renamed, reason: null },
    { name: 'Bacs' },
    false,
    null,
  ],
])('proposes, withdraws or keeps the change: %s', (_, change, sent, isReviewed, expected) => {
  expect(proposalOf({ ...shown, change }, sent, isReviewed)).toEqual(expected);
});
