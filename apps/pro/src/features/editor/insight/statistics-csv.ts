import type { Statistics } from '@parages/contracts/types';

type Day = Statistics['items'][number];
const markOfUtf8 = '\ufeff';
const counted = ['views', 'favorites', 'clicks'] as const;

/**
 * The numbers of each day as a file that French spreadsheets open: semicolons, and the mark of
 * UTF-8. `head`: the names of the columns, which hold neither a semicolon nor a quotation mark.
 */
export const statisticsCsv = (
  items: readonly Day[],
  head: readonly [day: string, views: string, favorites: string, clicks: string],
): string => {
  const rows = [head, ...items.map((item) => [item.day, ...counted.map((name) => item[name])])];
  return markOfUtf8 + rows.map((cells) => `${cells.join(';')}\r\n`).join('');
};
