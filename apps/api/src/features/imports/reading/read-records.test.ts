// Specification: §8.10
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listFeedFiles } from './list-files.ts';
import { readRecords } from './read-records.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feed-'));
});
afterAll(() => rm(folder, { recursive: true }));

const openFiles = '/proc/self/fd'; // on Linux only

async function isOpen(path: string): Promise<boolean> {
  const links = (await readdir(openFiles)).map((name) => readlink(join(openFiles, name)));
  return (await Promise.allSettled(links)).some(
    (link) => link.status === 'fulfilled' && link.value === path,
  );
}

async function read(text: string | Buffer, name = 'feed.json'): Promise<(string | number)[][]> {
  const path = join(folder, name);
  await writeFile(path, text);
  const records: (string | number)[][] = [];
  for await (const record of readRecords(path)) {
    records.push([
      record.line,
      'fault' in record ? `fault: ${record.fault.obtained}` : JSON.stringify(record.value),
    ]);
  }
  return records;
}

describe('readRecords', () => {
  it('reads JSON Lines, and reports a broken line between the others, with their line numbers', async () => {
    expect(await read('{"a":1}\n{"a":\n\n{"a":3}\r\n{"a":4}')).toEqual([
      [1, '{"a":1}'],
      [2, 'fault: {"a":'],
      [4, '{"a":3}'],
      [5, '{"a":4}'],
    ]);
  });

  it('reads the second of two JSON Lines when the first is broken, and reports the first as a fault', async () => {
    expect(await read('not json\n{"a":2}')).toEqual([
      [1, 'fault: not json'],
      [2, '{"a":2}'],
    ]);
    expect(await read('{"a": [1, {\n{"a":2}')).toEqual([
      [1, 'fault: {"a": [1, {'],
      [2, '{"a":2}'],
    ]);
  });

  it.each([
    ['a list', '[{"a":"[\\"}"}, {"a":2}]'],
    ['a list over lines', '[\n  {\n    "a": "[\\"}"\n  },\n  { "a": 2 }\n]\n'],
    [
      '{ events }',
      '{"agenda": {"events": 3}, "total": 2, "events": [{"a":"[\\"}"},{"a":2}], "after": {"b":1}}',
    ],
    [
      '{ results } over lines',
      '{\n "total_count": 2,\n "results": [\n {"a":"[\\"}"},\n {"a":2} ]\n}',
    ],
    ['consecutive documents', '{\n  "a": "[\\"}"\n}\n{\n  "a": 2\n}'],
    ['a byte order mark', '\uFEFF{"a":"[\\"}"}\n{"a":2}'],
  ])('reads the two records of %s', async (_, text) => {
    expect((await read(text)).map(([, value]) => value)).toEqual(['{"a":"[\\"}"}', '{"a":2}']);
  });

  it.each([
    ['an unclosed brace', '[\n  {"a": {"b": 1},\n  {"a":2},\n  {"a":3}\n]', 2],
    ['an unclosed string', '[\n  {"a": "b},\n  {"a":2},\n  {"a":3}\n]', 2],
    ['an invalid word', '[\n  {"a": nope},\n  {"a":2},\n  {"a":3}\n]', 2],
    ['a truncated file', '[\n  {"a":2},\n  {"a":3},\n  {"a": 4', 4],
  ])('loses only one record of a list with %s and reports its line', async (_, text, faultLine) => {
    const records = await read(text);
    expect(
      records.filter(([, value]) => String(value).startsWith('fault')).map(([line]) => line),
    ).toEqual([faultLine]);
    expect(records.map(([, value]) => value)).toEqual(
      expect.arrayContaining(['{"a":2}', '{"a":3}']),
    );
  });

  it('detects gzip by its first bytes, not by the name', async () => {
    expect(await read(gzipSync('[{"a":1}]'), 'feed.json')).toEqual([[1, '{"a":1}']]);
  });

  it('reads whole records that span many chunks, with their line numbers', async () => {
    const long = JSON.stringify({ a: '\\"é'.repeat(300_000) });
    expect(await read(`[${long},${long}]`)).toEqual([
      [1, long],
      [1, long],
    ]);
    expect((await read(`${long}\n${long}`)).map(([line]) => line)).toEqual([1, 2]);
  });

  it.each(['', '\n\n', '[]', '{"events": []}', 'null'])(
    'reads no record from %j and does not throw',
    async (text) => {
      expect((await read(text)).filter(([, value]) => String(value).startsWith('{'))).toEqual([]);
    },
  );

  it.runIf(existsSync(openFiles)).each([
    ['a plain', (text: string) => text],
    ['a gzip', (text: string) => gzipSync(text)],
  ])('closes %s file when other bytes follow the end of its list', async (_, pack) => {
    const rest = randomBytes(1_000_000).toString('hex');
    expect(await read(pack(`[{"a":1}]${rest}`))).toEqual([[1, '{"a":1}']]);
    await vi.waitFor(async () => expect(await isOpen(join(folder, 'feed.json'))).toBe(false));
  });

  it('throws on a missing file or folder and on truncated gzip', async () => {
    await expect(listFeedFiles(join(folder, 'missing'))).rejects.toThrow('ENOENT');
    await expect(readRecords(join(folder, 'missing')).next()).rejects.toThrow('ENOENT');
    await expect(read(gzipSync('[{"a":1}]').subarray(0, 20), 'cut.gz')).rejects.toThrow(
      'unexpected end of file',
    );
  });

  it('listFeedFiles lists the feed files of a folder without index and context files', async () => {
    for (const name of ['b.jsonl.gz', 'a.json', 'README.md', 'index.json', 'context.jsonld'])
      await writeFile(join(folder, name), '');
    const names = (await listFeedFiles(folder)).map((path) => path.slice(folder.length + 1));
    expect(names).toEqual(['a.json', 'b.jsonl.gz', 'feed.json']);
  });
});
