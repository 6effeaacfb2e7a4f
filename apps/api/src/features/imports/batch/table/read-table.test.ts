// Specification: §8.11, §12.1
import { describe, expect, it } from 'vitest';
import { UnreadableTable } from './raw-rows.ts';
import { readTable } from './read-table.ts';
import { sniffFormat } from './table-format.ts';

const pieces = (content: Buffer, size = 7) =>
  async function* open() {
    for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
  };

async function readAll(content: string | Buffer, size?: number) {
  const open = pieces(Buffer.from(content), size);
  const { encoding, delimiter } = await sniffFormat(open);
  const { header, rows } = await readTable(open, { encoding, delimiter });
  const read: unknown[] = [];
  for await (const { line, byName, faults } of rows)
    read.push([line, byName, faults.map(({ code }) => code)]);
  return { encoding, delimiter, faults: header.faults.map(({ code, path }) => [code, path]), read };
}
const headers = 'ext_id;title;city';

describe('encodings, separators and line ends of an import file', () => {
  it.each<[string, Buffer, string]>([
    ['UTF-8', Buffer.from(`${headers}\na;Fête 🎉;Tours`), 'utf-8'],
    ['UTF-8 with byte order mark', Buffer.from(`\ufeff${headers}\na;Fête 🎉;Tours`), 'utf-8'],
    [
      'Windows-1252',
      Buffer.from(`${headers}\na;F\u00eate \u0080\u009c;Tours`, 'latin1'),
      'windows-1252',
    ],
  ])('reads %s, wherever a chunk splits a character', async (_, content, encoding) => {
    const title = encoding === 'utf-8' ? 'Fête 🎉' : 'Fête €œ';
    for (const size of [1, 2, 3, 1000])
      expect(await readAll(content, size)).toMatchObject({
        encoding,
        read: [[2, { ext_id: 'a', title, city: 'Tours' }, []]],
      });
  });

  it.each<[string, string]>([
    ['ext_id;title\na;b', ';'],
    ['ext_id,title\na,b', ','],
    ['"ext_id","title; and, more"\na,b', ','],
    ['"ext;id";"title";"x"\n', ';'],
    ['ext_id\na', ';'],
  ])('detects in %j the separator %s', async (content, delimiter) =>
    expect(await readAll(content)).toMatchObject({ delimiter }),
  );

  it.each(['\n', '\r\n', '\r'])('accepts the line end %j', async (end) =>
    expect((await readAll([headers, 'a;b;c', 'd;e;f'].join(end))).read).toEqual([
      [2, { ext_id: 'a', title: 'b', city: 'c' }, []],
      [3, { ext_id: 'd', title: 'e', city: 'f' }, []],
    ]),
  );
});

it('O12: the table reader gives each row its number in a spreadsheet: empty lines count, line breaks in cells do not', async () => {
  const { read } = await readAll(`${headers}\n\na;"x\ny ""z""\n";c\n;;\n\n d ; e ;f`);
  expect(read).toEqual([
    [3, { ext_id: 'a', title: 'x\ny "z"\n', city: 'c' }, []],
    [6, { ext_id: 'd', title: 'e', city: 'f' }, []],
  ]);
});

it('the table reader accepts headers in any case, order and spacing; reports unknown ones and ignores their cells', async () => {
  expect(await readAll(' Title ;EXT-ID;Postal Code;Fond de scène\nb;a;37000;x')).toMatchObject({
    faults: [['column_unknown', 'Fond de scène']],
    read: [[2, { title: 'b', ext_id: 'a', postal_code: '37000' }, []]],
  });
});

it.each<[string, [string, string | null][]]>([
  ['title;city\nb;c', [['column_missing', 'ext_id']]],
  [
    'noms propres\nb',
    [
      ['column_missing', 'ext_id'],
      ['column_missing', 'title'],
      ['column_unknown', 'noms propres'],
    ],
  ],
  ['ext_id;title;title\na;b;c', [['column_duplicate', 'title']]],
  [
    '',
    [
      ['column_missing', 'ext_id'],
      ['column_missing', 'title'],
    ],
  ],
])('the table reader reports for the header of %j the faults %j', async (content, faults) =>
  expect((await readAll(content)).faults).toEqual(faults),
);

it('the table reader reports a line with too many filled cells; accepts too few cells or extra empty ones', async () => {
  expect((await readAll(`${headers}\na;b;c;d\ne;f\ng;h;i;;;`)).read).toEqual([
    [2, { ext_id: 'a', title: 'b', city: 'c' }, ['cells_too_many']],
    [3, { ext_id: 'e', title: 'f' }, []],
    [4, { ext_id: 'g', title: 'h', city: 'i' }, []],
  ]);
});

it('the table reader removes the apostrophe before a formula only in a file with the column of errors', async () => {
  expect((await readAll("ext_id;title;erreurs\na;'=1;x")).read).toEqual([
    [2, { ext_id: 'a', title: '=1' }, []],
  ]);
  expect((await readAll("ext_id;title\na;'=1")).read).toEqual([
    [2, { ext_id: 'a', title: "'=1" }, []],
  ]);
});

it.each<[string, string, number]>([
  [`${headers}\na;b;c\nd;"e;f\ng;h;i\n`, 'quote_not_closed', 3],
  [`${headers}\na;"b" x;c\n`, 'quote_misplaced', 2],
  [`${headers}\na;b "x" y;c\n`, 'quote_misplaced', 2],
  [`${headers}\na;b;c\nd;${'x'.repeat(200_001)};f\n`, 'record_too_long', 3],
])('the table reader rejects an unreadable file with $1 at line $2', async (content, code, row) => {
  const failure = await readAll(content, 10_000).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UnreadableTable);
  expect(failure).toMatchObject({ code, row });
});

it('the table reader yields to the event loop between rows that are slow to process', async () => {
  const open = pieces(Buffer.from(`${headers}\n${'a;b;c\n'.repeat(20)}`), 10_000);
  const { rows } = await readTable(open, { encoding: 'utf-8', delimiter: ';' });
  let turns = 0;
  let counting = setImmediate(function count() {
    turns += 1;
    counting = setImmediate(count);
  });
  await rows.next();
  const before = turns;
  for await (const _row of rows)
    for (const began = performance.now(); performance.now() - began < 12; ) Math.random();
  clearImmediate(counting);
  expect(turns - before).toBeGreaterThanOrEqual(15);
});

it('the table reader reads cells of 20,000 emojis without splitting a surrogate pair', async () => {
  const title = '🎉'.repeat(20_000);
  const { read } = await readAll(`ext_id;title\na;${title}\nbc;${title}`, 1_000_000);
  expect(read).toEqual([
    [2, { ext_id: 'a', title }, []],
    [3, { ext_id: 'bc', title }, []],
  ]);
});
