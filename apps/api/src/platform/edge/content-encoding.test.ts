import { expect, it } from 'vitest';
import { chooseEncoding } from './content-encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
])('chooseEncoding returns for the Accept-Encoding %s: %s', (accepted, encoding) =>
  expect(chooseEncoding(accepted)).toBe(encoding),
);
