// Specification: §6.10
import { describe, expect, it } from 'vitest';
import { RecordScanner } from './record-scanner.ts';

/** Feeds pieces of `size` bytes, as a reader of a file does. */
function scan(
  text: string,
  size: number,
): { records: string[]; isOver: boolean; isBroken: boolean } {
  const all = Buffer.from(text);
  const scanner = new RecordScanner();
  const records: string[] = [];
  let bytes = Buffer.alloc(0);
  for (let from = 0; from < all.length; from += size) {
    bytes = Buffer.concat([bytes, all.subarray(from, from + size)]);
    for (let record = scanner.next(bytes); record !== undefined; record = scanner.next(bytes))
      records.push(record.toString());
    const kept = scanner.unread;
    bytes = bytes.subarray(kept);
    scanner.shift(kept);
  }
  return { records, isOver: scanner.isOver, isBroken: scanner.isBroken };
}

const records = [
  '{"a":"} ] \\" \\\\","b":[{},[]]}',
  '{"title":"Fête de l’été \\\\\\""}',
  '[]',
  '{}',
  '{"deep":{"er":[[{"x":"{["}]]}}',
];

describe('the records of a list', () => {
  it.each([1, 2, 3, 7, 1000])('are found in pieces of %i bytes', (size) => {
    const text = ` ${records.join(' ,\r\n\t')} ] , "total": 3 }`;
    expect(scan(text, size)).toEqual({ records, isOver: true, isBroken: false });
  });

  it.each([1, 2, 3])('go on after one that was left out, in pieces of %i bytes', (size) => {
    const scanner = new RecordScanner();
    const all = Buffer.from('{"long":"a\\\\\\"}"},{"b":1}]');
    const found: string[] = [];
    let bytes = Buffer.alloc(0);
    for (let from = 0; from < all.length; from += size) {
      bytes = Buffer.concat([bytes, all.subarray(from, from + size)]);
      for (let record = scanner.next(bytes); record !== undefined; record = scanner.next(bytes))
        found.push(record.toString());
      if (from === 6) scanner.leaveOut();
      const kept = Math.min(scanner.unread, bytes.length);
      bytes = bytes.subarray(kept);
      scanner.shift(kept);
    }
    expect(found).toEqual(['', '{"b":1}']);
  });

  it.each([
    ['a list without an end', '{"a":1},{"a":', ['{"a":1}'], false],
    ['a number among records', '{"a":1}, 3, {"a":2}]', ['{"a":1}'], true],
    ['a text that is never closed', '{"a":"1},{"b":2}]', [], false],
  ])('end before %s', (_, text, found, isBroken) => {
    expect(scan(text, 1000)).toEqual({ records: found, isOver: false, isBroken });
  });
});
