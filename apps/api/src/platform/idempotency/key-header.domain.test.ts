import { expect, it } from 'vitest';
import { readKeyHeader } from './key-header.domain.ts';

it.each([
  ['"8e03978e-40d5-43dd"', '8e03978e-40d5-43dd'],
  ['8e03978e-40d5-43dd', '8e03978e-40d5-43dd'],
  ['"two words"', 'two words'],
  ['a'.repeat(255), 'a'.repeat(255)],
  ['a'.repeat(256), undefined],
  [`"${'a'.repeat(256)}"`, undefined],
  ['', undefined],
  ['""', undefined],
  ['two words', undefined],
  ['"open', undefined],
  ['"a", "b"', undefined],
  ['clé', undefined],
])('readKeyHeader reads %j as %j', (header, key) => {
  expect(readKeyHeader(header)).toBe(key);
});
