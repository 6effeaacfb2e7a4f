import type { NotListed } from '../features/pois/outings/outings-sweep.service.ts';

const number = (count: number): string => count.toLocaleString('en-GB');
const sum = (rows: readonly NotListed[], name: 'themeless' | 'searchable' | 'withdrawn'): number =>
  rows.reduce((total, row) => total + row[name], 0);

export const outingsWords = {
  usage: [
    'Usage: npm run outings -- [--apply]',
    '  Reports the pois that are in no list. With --apply it takes those without a theme, which a',
    '  former version stored, out of the search.',
  ].join('\n'),
  report: (rows: readonly NotListed[]): string =>
    [
      `Published without a theme, in no list: ${number(sum(rows, 'themeless'))}`,
      ...rows
        .filter(({ themeless }) => themeless > 0)
        .map(({ source, themeless }) => `  ${source ?? 'organisers'}: ${number(themeless)}`),
      `Withdrawn by imports as no outings: ${number(sum(rows, 'withdrawn'))}`,
      'The database keeps no class of a record: what is no outing by its class is withdrawn by the',
      'next import of its feed.',
    ].join('\n'),
  waiting: (rows: readonly NotListed[]): string =>
    `Still in the search: ${number(sum(rows, 'searchable'))}. Add --apply to take them out.`,
  swept: (count: number): string => `Taken out of the search: ${number(count)}`,
};
