import { expect, it } from 'vitest';
import { proposalOf } from './organisation-change.domain.ts';

const shown = { name: 'Les Bacs', locality: 'Tours', website: null, description: '', logoId: null };
const renamed = { ...shown, name: 'Les Grands Bacs' };
const texts = { name: 'Les Bacs', locality: 'Tours', website: null, description: 'Des bacs.' };

it.each([
  ['a field that is not public', null, {}, true, undefined],
  ['the published value', null, { name: 'Les Bacs' }, true, undefined],
  ['another name', null, { name: 'Les Grands Bacs' }, true, renamed],
  [
    'one field in addition to a pending one',
    { ...renamed, reason: null },
    { locality: 'Blois' },
    true,
    { ...renamed, locality: 'Blois' },
  ],
  ['the values that are pending already', { ...renamed, reason: null }, renamed, true, undefined],
  ['the refused values', { ...renamed, reason: 'Quel nom ?' }, renamed, true, renamed],
  [
    'texts after a refused logo',
    { ...shown, logoId: 'refused', reason: 'Illisible' },
    texts,
    true,
    { ...shown, description: 'Des bacs.' },
  ],
  [
    'a logo after a refused name',
    { ...renamed, reason: 'Quel nom ?' },
    { logoId: 'new' },
    true,
    { ...shown, logoId: 'new' },
  ],
  [
    'a logo in addition to a pending name',
    { ...renamed, reason: null },
    { logoId: 'new' },
    true,
    { ...renamed, logoId: 'new' },
  ],
  [
    'the published values in place of pending ones',
    { ...renamed, reason: null },
    shown,
    true,
    null,
  ],
  ['another name from an administrator', null, { name: 'Les Grands Bacs' }, false, undefined],
  [
    'another name from an administrator in place of a pending one',
    { ...renamed, reason: null },
    { name: 'Bacs' },
    false,
    null,
  ],
])(
  'for an update with $0, proposalOf returns $4 (null withdraws the proposal, undefined leaves it)',
  (_, change, sent, isReviewed, expected) => {
    expect(proposalOf({ ...shown, change }, sent, isReviewed)).toEqual(expected);
  },
);
