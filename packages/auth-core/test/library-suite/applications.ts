import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { z } from 'zod';
import { buildCore } from '../../src/build-core.ts';
import type { Core } from '../../src/core.ts';
import { type Database, type Db, onPool } from '../../src/database/database.ts';
import { type Endpoint, endpoint } from '../../src/http/endpoint.ts';
import { passwordHasher } from '../../src/passwords/password-hasher.ts';
import type { Settings } from '../../src/settings.ts';
import { sha256 } from '../../src/tokens/sha256.ts';

const migration = new URL(
  '../../../../prisma/migrations/20261121001000_auth_core/migration.sql',
  import.meta.url,
);
const ourSchema = /\bauth_core\b/g;

// The settings of the official core that the library's tests change, in its units: seconds,
// minutes, hours, milliseconds.
const coreConfig = z.looseObject({
  access_token_validity: z.coerce.number().optional(),
  refresh_token_validity: z.coerce.number().optional(),
  access_token_dynamic_signing_key_update_interval: z.coerce.number().optional(),
  password_reset_token_lifetime: z.coerce.number().optional(),
  email_verification_token_lifetime: z.coerce.number().optional(),
});

const given = (
  value: number | undefined,
  unitMs: number,
  name: keyof Settings,
): Partial<Settings> => (value === undefined ? {} : { [name]: value * unitMs });

const settingsOf = (config: z.output<typeof coreConfig>): Partial<Settings> => ({
  signingKeyOverlapMs: 0, // The library's tests use key lifetimes of seconds.
  ...given(config.access_token_validity, 1000, 'accessTokenMs'),
  ...given(config.refresh_token_validity, 60_000, 'refreshTokenMs'),
  ...given(config.access_token_dynamic_signing_key_update_interval, 3_600_000, 'signingKeyMs'),
  ...given(config.password_reset_token_lifetime, 1, 'resetTokenMs'),
  ...given(config.email_verification_token_lifetime, 1, 'verificationTokenMs'),
});

function dbInSchema(db: Db, schema: string): Db {
  const move = <Sent extends { text: string }>(statement: Sent): Sent => ({
    ...statement,
    text: statement.text.replaceAll(ourSchema, schema),
  });
  return {
    rows: (shape, statement) => db.rows(shape, move(statement)),
    run: (statement) => db.run(move(statement)),
  };
}

const databaseInSchema = (db: Database, schema: string): Database => ({
  ...dbInSchema(db, schema),
  transaction: (work) => db.transaction((tx) => work(dbInSchema(tx, schema))),
});

/** Applications, each in its own schema, for the library's tests; the service has only one. */
export function applications(pool: pg.Pool) {
  const cores = new Map<string, Promise<Core>>();
  const passwords = passwordHasher({ cost: { memoryCost: 1024, timeCost: 1, parallelism: 1 } });
  // A new key at each start is enough, because this process recreates each schema.
  const encryptionKey = randomBytes(32).toString('hex');
  const schemaOf = (appId: string): string => `auth_core_app_${sha256(appId).slice(0, 16)}`;

  const open = async (appId: string, settings: Partial<Settings>): Promise<Core> => {
    const schema = schemaOf(appId);
    const statements = (await readFile(migration, 'utf8'))
      .replaceAll(ourSchema, schema)
      .replace('SET lock_timeout', 'SET LOCAL lock_timeout');
    await pool.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE; ${statements}`);
    return buildCore(databaseInSchema(onPool(pool), schema), { settings, passwords, encryptionKey })
      .core;
  };
  const remember = (appId: string, settings: Partial<Settings>): Promise<Core> => {
    const core = open(appId, settings);
    cores.set(appId, core);
    return core;
  };
  return {
    find: async (appId: string): Promise<Core | undefined> =>
      cores.get(appId) ?? (appId === 'public' ? remember(appId, {}) : undefined),
    /** Applies the settings, also to an existing application. @returns whether it is new */
    create: async (appId: string, config: z.output<typeof coreConfig>): Promise<boolean> => {
      const known = await cores.get(appId);
      if (known === undefined) await remember(appId, settingsOf(config));
      else
        cores.set(
          appId,
          Promise.resolve(
            buildCore(known.db, { settings: settingsOf(config), passwords, encryptionKey }).core,
          ),
        );
      return known === undefined;
    },
    remove: async (appId: string): Promise<boolean> => {
      if (!cores.delete(appId)) return false;
      await pool.query(`DROP SCHEMA IF EXISTS ${schemaOf(appId)} CASCADE`);
      return true;
    },
  };
}

export type Applications = ReturnType<typeof applications>;

/** Creates and deletes applications, and accepts any licence. */
export const applicationEndpoints = (apps: Applications): Endpoint[] => [
  endpoint({
    method: 'PUT',
    path: '/recipe/multitenancy/app/v2',
    input: z.object({ appId: z.string().toLowerCase(), coreConfig: coreConfig.default({}) }),
    answer: async (_core, { appId, coreConfig: config }) => ({
      status: 'OK',
      createdNew: await apps.create(appId, config),
    }),
  }),
  endpoint({
    method: 'POST',
    path: '/recipe/multitenancy/app/remove',
    input: z.object({ appId: z.string().toLowerCase() }),
    answer: async (_core, { appId }) => ({ status: 'OK', didExist: await apps.remove(appId) }),
  }),
  endpoint({
    method: 'PUT',
    path: '/ee/license',
    input: z.unknown(),
    answer: async () => ({ status: 'OK' }),
  }),
];
