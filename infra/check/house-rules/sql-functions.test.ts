import { describe, expect, it } from 'vitest';
import { findBadFunctionFiles, findFunctionsInMigrations } from './sql-functions.ts';

const file = (name: string, text: string) => ({ name, lines: text.split('\n') });
const migration = (day: string, text: string) =>
  file(`prisma/migrations/${day}_something/migration.sql`, text);
const folder = new Set(['grid_pois']);
const index = 'CREATE FUNCTION fold(a text) RETURNS text …;\nCREATE INDEX i ON t (fold(a));';

describe('the check of SQL functions', () => {
  it.each([
    ['20261201000000', 'CREATE FUNCTION near_pois(a int) RETURNS int …', ['near_pois']],
    ['20261201000000', 'create or replace function public.near_pois(a int) …', ['near_pois']],
    ['20261201000000', index.replaceAll('fold', 'grid_pois'), ['grid_pois']],
    ['20261201000000', index, []],
    ['20261201000000', '-- CREATE FUNCTION near_pois() is elsewhere\nSELECT 1;', []],
    ['20261121000200', 'CREATE FUNCTION near_pois(a int) RETURNS int …', []],
  ])('lists the functions to move out of the migration %s, "%s": %j', (day, text, names) => {
    expect(findFunctionsInMigrations([migration(day, text)], folder)).toEqual(
      names.map(
        (name) =>
          `prisma/migrations/${day}_something/migration.sql: move the function ${name} to prisma/functions/${name}.sql`,
      ),
    );
  });

  it('refuses a function that two subfolders hold', () => {
    const text = 'CREATE OR REPLACE FUNCTION grid_pois(a int) …';
    expect(
      findBadFunctionFiles([
        file('prisma/functions/lists/grid_pois.sql', text),
        file('prisma/functions/map/grid_pois.sql', text),
      ]),
    ).toEqual([
      'prisma/functions/lists/grid_pois.sql: prisma/functions/map/grid_pois.sql holds this function too',
      'prisma/functions/map/grid_pois.sql: prisma/functions/lists/grid_pois.sql holds this function too',
    ]);
  });

  it.each([
    ['CREATE OR REPLACE FUNCTION grid_pois(a int) …', 0],
    ['CREATE FUNCTION grid_pois(a int) …', 1],
    ['CREATE OR REPLACE FUNCTION other_pois(a int) …', 1],
    ['CREATE OR REPLACE FUNCTION grid_pois() …\nCREATE OR REPLACE FUNCTION more() …', 1],
    ['CREATE OR REPLACE FUNCTION grid_pois() …\nDO $do$ BEGIN END $do$', 1],
    ['CREATE OR REPLACE FUNCTION grid_pois() …\n  EXECUTE body;', 1],
  ])('grid_pois.sql with the text "%s" has %i faults', (text, faults) => {
    expect(findBadFunctionFiles([file('prisma/functions/lists/grid_pois.sql', text)])).toHaveLength(
      faults,
    );
  });
});
