import { describe, expect, it } from 'vitest';
import { findContractions } from './contractions.ts';
import { describeContractions } from './describe-contractions.ts';
import { changedFunctions, readSignatures } from './function-signatures.ts';
import { parseSql } from './parse-sql.ts';

const contractionsOf = async (...files: string[]): Promise<string[]> =>
  findContractions(
    await Promise.all(
      files.map(async (sql, index) => ({ name: `m${index}`, statements: await parseSql(sql) })),
    ),
  );

describe('a migration is refused when the former release cannot run on it', () => {
  it.each([
    ['DROP TABLE tour', 'tour: table dropped'],
    ['DROP VIEW IF EXISTS public.feed', 'feed: view dropped'],
    ['DROP INDEX poi_title', 'poi_title: index dropped'],
    ['DROP TRIGGER kept ON poi', 'poi.kept: trigger dropped'],
    ['DROP SCHEMA auth_core CASCADE', 'auth_core: schema dropped'],
    ['DROP TYPE mood', 'mood: type dropped'],
    [
      'ALTER TABLE auth_core.account RENAME TO person',
      'auth_core.account: table renamed to person',
    ],
    ['ALTER TABLE poi RENAME COLUMN slug TO path', 'poi.slug: column renamed to path'],
    ['ALTER FUNCTION near(int) RENAME TO far', 'near: function renamed to far'],
    ['ALTER TABLE poi DROP COLUMN slug', 'poi.slug: column dropped'],
    ['ALTER TABLE poi ALTER slug TYPE varchar(9)', 'poi.slug: type changed'],
    ['ALTER TABLE poi ALTER slug SET NOT NULL', 'poi.slug: must not be null now'],
    [
      'ALTER TABLE poi ALTER slug DROP NOT NULL',
      'poi.slug: may be null now, which the former release does not expect',
    ],
    ['ALTER TABLE poi ALTER slug DROP DEFAULT', 'poi.slug: default dropped'],
    ['ALTER TABLE poi ALTER geog DROP EXPRESSION', 'poi.geog: is not generated any more'],
    [
      'ALTER TABLE poi ADD COLUMN mood text NOT NULL',
      'poi.mood: new column without a default must not be null',
    ],
    [
      'ALTER TABLE poi ADD CONSTRAINT short CHECK (id > 1)',
      'poi short: new constraint without NOT VALID',
    ],
    [
      'ALTER TABLE poi ADD FOREIGN KEY (owner) REFERENCES account (id)',
      'poi: new constraint without NOT VALID',
    ],
    [
      'ALTER TABLE poi ADD CONSTRAINT one UNIQUE (slug)',
      'poi one: new constraint, which rows of the former release may breach',
    ],
    ['ALTER TABLE poi DROP CONSTRAINT short', 'poi short: constraint dropped'],
    [
      'ALTER TABLE poi ENABLE ROW LEVEL SECURITY',
      'poi.: AT_EnableRowSecurity is not known to be safe',
    ],
    [
      'CREATE UNIQUE INDEX poi_slug ON poi (slug)',
      'poi poi_slug: new unique index, which former rows may breach',
    ],
    ['TRUNCATE poi', 'm0: TruncateStmt is not known to be safe'],
    ["DO $$ BEGIN EXECUTE 'DROP TABLE poi'; END $$", 'm0: DoStmt is not known to be safe'],
  ])('%s', async (sql, contraction) => {
    expect(await contractionsOf(sql)).toEqual([contraction]);
  });
});

it.each([
  'ALTER TABLE poi ADD COLUMN mood text',
  "ALTER TABLE poi ADD COLUMN mood text NOT NULL DEFAULT '' CHECK (mood <> 'x')",
  'ALTER TABLE poi ADD COLUMN sum int NOT NULL GENERATED ALWAYS AS (1 + 1) STORED',
  'ALTER TABLE poi ALTER slug SET DEFAULT 1, ALTER slug SET STORAGE EXTERNAL',
  'ALTER TABLE poi ADD CONSTRAINT a CHECK (id > 1) NOT VALID; ALTER TABLE poi VALIDATE CONSTRAINT a',
  'CREATE INDEX poi_slug ON poi (slug)',
  'CREATE TABLE mood (id int); DROP INDEX i; CREATE UNIQUE INDEX i ON mood (id)',
  'DROP TRIGGER kept ON poi; CREATE TRIGGER kept BEFORE UPDATE ON poi EXECUTE FUNCTION keep()',
  'ALTER TABLE poi ADD COLUMN source text; CREATE UNIQUE INDEX poi_source ON poi (source)',
  'INSERT INTO a SELECT 1; UPDATE a SET b = 1; DELETE FROM a; LOCK TABLE a; SET lock_timeout = 5',
  'CREATE OR REPLACE VIEW feed AS SELECT 1; CREATE SCHEMA other; COMMENT ON TABLE a IS NULL',
])('the former release runs on %s', async (sql) => {
  expect(await contractionsOf(sql)).toEqual([]);
});

it('a table that is new since the release may change and go again in a later migration', async () => {
  const found = await contractionsOf(
    'CREATE TABLE tour (id int)',
    'ALTER TABLE tour DROP COLUMN id; ALTER TABLE tour RENAME TO trip',
    'CREATE UNIQUE INDEX one ON tour (id); DROP TABLE tour',
  );
  expect(found).toEqual([]);
});

describe('functions', () => {
  const signatures = async (sql: string) => readSignatures(await parseSql(sql));
  const near = (takes: string, returns = 'TABLE (id uuid)') =>
    `CREATE FUNCTION near(${takes}) RETURNS ${returns} LANGUAGE sql AS 'SELECT 1';`;

  it.each([
    ['SELECT 1', ['function near: is gone']],
    [near('lon double precision, rows int'), ['function near: demands rows now']],
    [near('lon double precision'), ['function near: does not take rows any more']],
    [near('lon int, rows int DEFAULT 9'), ['function near: takes lon as int4, not float8, now']],
    [
      near('lon double precision, rows int DEFAULT 9, theme int'),
      ['function near: demands theme now'],
    ],
    [
      near('lon double precision, rows int DEFAULT 9', 'TABLE (id uuid, title text)'),
      ['function near: returns something else now'],
    ],
    [near('lon double precision, rows int DEFAULT 9, theme int DEFAULT 0'), []],
    [near('rows int DEFAULT 7, lon double precision DEFAULT 1'), []],
  ])('of the former release, called by name, after %j: %j', async (sql, changes) => {
    const before = await signatures(near('lon double precision, rows int DEFAULT 9'));
    expect(changedFunctions(before, await signatures(sql))).toEqual(changes);
  });

  it('that triggers call, and those that a later statement drops, are not compared', async () => {
    const sql = `${near('lon int')} CREATE FUNCTION keep() RETURNS trigger LANGUAGE plpgsql AS '';
      DROP FUNCTION near(int);`;
    expect(await signatures(sql)).toEqual({});
  });
});

describe('an accepted contraction', () => {
  const accepted = { 'poi.slug: column dropped': { reason: 'No read.', unusedSince: '0.10.0' } };
  const found = Object.keys(accepted);

  it.each([
    ['0.9.2', ['waits until 0.10.0 is released: poi.slug: column dropped']],
    ['0.10.0', []],
    ['1.0.0', []],
  ])('with the last release %s gives %j', (release, lines) => {
    expect(describeContractions(found, accepted, release)).toEqual(lines);
  });

  it('is refused once no migration has it', () => {
    expect(describeContractions([], accepted, '0.10.0')).toEqual([
      'accepted, but not in the migrations since the release: poi.slug: column dropped',
    ]);
    expect(describeContractions(['tour: table dropped'], {}, '0.10.0')).toEqual([
      'release 0.10.0 cannot run on this: tour: table dropped',
    ]);
  });
});
