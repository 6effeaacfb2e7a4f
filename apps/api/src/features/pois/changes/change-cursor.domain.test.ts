import { expect, it } from 'vitest';
import { digestFilters, readCursor, writeCursor } from './change-cursor.domain.ts';

const cursor = {
  era: '0123456789ab',
  filters: digestFilters({ theme: 'concerts' }),
  goneSince: '7041',
  position: { xid: '9223372036854775807', poiId: '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c70' },
};
const encode = (text: string): string => Buffer.from(text).toString('base64url');
const parts = (xid: string): string =>
  `1.${cursor.era}.${cursor.filters}.${xid}.12.${cursor.position.poiId}`;

it('reads the cursor that it writes, which has no character that an address escapes', () => {
  const text = writeCursor(cursor);
  expect(text).toMatch(/^[\w-]+$/);
  expect(readCursor(text)).toEqual(cursor);
});

it.each([
  ['an empty text', ''],
  ['another text', 'abc'],
  ['a cursor of a later format', encode(parts('7').replace(/^1/, '2'))],
  ['a transaction beyond 63 bits', encode(parts('9223372036854775808'))],
  ['a negative transaction', encode(parts('-1'))],
  ['a cursor with further parts', encode(`${parts('7')}.1`)],
])('reads %s as no cursor', (_, text) => expect(readCursor(text)).toBeUndefined());

it('gives feeds with different filters different digests', () => {
  expect(digestFilters({ theme: 'concerts' })).not.toBe(digestFilters({ theme: 'famille' }));
});
