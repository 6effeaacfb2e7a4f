import { expect, it } from 'vitest';
import { findLargeFolders } from './folder-sizes.ts';

const files = (folder: string, count: number, end = '.ts') =>
  Array.from({ length: count }, (_, index) => ({ name: `${folder}/file-${index}${end}` }));

it('findLargeFolders accepts a folder of 25 source files', () => {
  expect(findLargeFolders(files('apps/api/src/features/pois', 25))).toEqual([]);
});

it('findLargeFolders refuses a folder of 26 source files and names it', () => {
  expect(findLargeFolders(files('prisma/functions', 26, '.sql'))).toEqual([
    'prisma/functions: 26 source files, 25 at most; group some in a subfolder named after their subject',
  ]);
});

it.each(['.ts', '.tsx', '.mts', '.sql', '.css'])('findLargeFolders counts %s files', (end) => {
  expect(findLargeFolders(files('bench/src', 26, end))).toHaveLength(1);
});

it.each([
  ['tests', '.test.ts'],
  ['component tests', '.test.tsx'],
  ['journeys', '.spec.ts'],
  ['other formats', '.json'],
])('findLargeFolders does not count %s', (_what, end) => {
  expect(findLargeFolders([...files('e2e/journeys', 30, end), ...files('e2e', 25)])).toEqual([]);
});

it('findLargeFolders does not count the files of subfolders', () => {
  expect(
    findLargeFolders([...files('apps/pro/src', 25), ...files('apps/pro/src/app', 25)]),
  ).toEqual([]);
});

it('findLargeFolders accepts a migration folder of 26 files', () => {
  expect(findLargeFolders(files('prisma/migrations/20261122000000_many', 26, '.sql'))).toEqual([]);
});
