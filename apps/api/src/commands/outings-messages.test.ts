import { expect, it } from 'vitest';
import { outingsWords } from './outings-messages.ts';

const rows = [
  { source: 'datatourisme', themeless: 1113, searchable: 1100, withdrawn: 680 },
  { source: 'openagenda', themeless: 0, searchable: 0, withdrawn: 2 },
  { source: null, themeless: 3, searchable: 3, withdrawn: 0 },
];

it('outingsWords prints the published POIs without a theme by source, those withdrawn as no outings, and how many are still in the search', () => {
  expect(outingsWords.report(rows).split('\n')).toEqual([
    'Published without a theme, in no list: 1,116',
    '  datatourisme: 1,113',
    '  organisers: 3',
    'Withdrawn by imports as no outings: 682',
    'The database keeps no class of a record: what is no outing by its class is withdrawn by the',
    'next import of its feed.',
  ]);
  expect(outingsWords.waiting(rows)).toBe(
    'Still in the search: 1,103. Add --apply to take them out.',
  );
});
