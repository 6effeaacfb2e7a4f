import { expect, test } from 'vitest';
import { nextOffset } from './next-offset.ts';

const page = (length: number, total: number) => ({ items: Array.from({ length }), total });

test.each([
  ['no entry at all', [page(0, 0)], undefined],
  ['one page of several', [page(20, 45)], 20],
  ['all pages but the last', [page(20, 45), page(20, 45)], 40],
  ['all pages', [page(20, 45), page(20, 45), page(5, 45)], undefined],
  ['a page that lowers the total', [page(20, 45), page(20, 30)], undefined],
])('nextOffset is the loaded count, or undefined at the end: after %s', (_, pages, expected) => {
  expect(nextOffset(pages.at(-1) ?? page(0, 0), pages)).toBe(expected);
});
