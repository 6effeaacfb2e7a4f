import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onDatabase, withClient } from '../database/connect.ts';
import { tool } from '../process/paths.ts';
import { runCommand } from '../process/run-command.ts';

const standIn = path.join(import.meta.dirname, 'schema-engine.mjs');
const adminUrl = process.env.TEST_DATABASE_URL ?? '';
const name = `parages_test_schema_engine_${process.pid}`;
const url = onDatabase(adminUrl, name);

const prisma = (args: string[], databaseUrl = url) =>
  runCommand(tool('prisma'), args, {
    env: { DATABASE_URL: databaseUrl, PRISMA_SCHEMA_ENGINE_BINARY: standIn },
  });
const listDatabases = () =>
  withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>('SELECT datname FROM pg_database');
    return rows.map(({ datname }) => datname);
  });

describe('our replacement of the schema engine, called by the real Prisma CLI', () => {
  beforeAll(() => prisma(['migrate', 'deploy']));
  afterAll(() =>
    withClient(adminUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  );

  it('leaves no migration to apply after migrate deploy on a database that did not exist', async () => {
    const status = await prisma(['migrate', 'status']);
    expect(status.output).toContain('Database schema is up to date!');
    expect(status.code).toBe(0);
  });

  it('finds no drift between the migrations and schema.prisma, and drops its shadow database', async () => {
    const diff = await prisma([
      'migrate',
      'diff',
      '--from-migrations',
      'prisma/migrations',
      '--to-schema',
      'prisma/schema.prisma',
      '--exit-code',
    ]);
    expect(diff.output).toContain('No difference detected');
    expect(diff.code).toBe(0);
    expect(
      (await listDatabases()).filter((database) => database.startsWith('prisma_migrate_shadow')),
    ).toEqual([]);
  });

  it('finds no drift between a migrated database and schema.prisma', async () => {
    const diff = await prisma([
      'migrate',
      'diff',
      '--from-config-datasource',
      '--to-schema',
      'prisma/schema.prisma',
      '--exit-code',
    ]);
    expect(diff).toMatchObject({ code: 0 });
  });

  it('reports a server that does not answer as P1001, the code of the native engine', async () => {
    const status = await prisma(['migrate', 'status'], 'postgresql://app@127.0.0.1:1/nothing');
    expect(status.output).toContain('P1001');
    expect(status.code).toBe(1);
  });
});
