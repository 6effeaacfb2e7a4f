import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSession, refresh, tokensOf, verify } from '../../test/open-session.ts';
import { emptyDatabase, encryptionKey, joinTestCore } from '../../test/start-test-core.ts';

const otherKey = randomBytes(32).toString('hex');
const checks = { signing_key: 'private_pem', secret: 'value' };
type Row = { at: string; text: string };

let pool: pg.Pool;
beforeEach(async () => {
  pool = await emptyDatabase();
  await pool.query('TRUNCATE auth_core.signing_key, auth_core.secret');
});

async function listStored(): Promise<Row[]> {
  const { rows } = await pool.query<Row>(`
    SELECT 'signing_key ' || id AS at, private_pem AS text FROM auth_core.signing_key
    UNION ALL SELECT 'secret ' || name, value FROM auth_core.secret ORDER BY at`);
  return rows;
}

/** Disables the constraints, to write rows as the previous version did. */
async function withoutConstraints(work: () => Promise<unknown>): Promise<void> {
  for (const table of Object.keys(checks))
    await pool.query(`ALTER TABLE auth_core.${table} DROP CONSTRAINT ${table}_sealed`);
  await work();
  for (const [table, column] of Object.entries(checks))
    await pool.query(
      `ALTER TABLE auth_core.${table} ADD CONSTRAINT ${table}_sealed CHECK (${column} LIKE 'v1.%') NOT VALID`,
    );
}

const clearPem = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();

const insertClearRows = () =>
  withoutConstraints(async () => {
    const insert =
      'INSERT INTO auth_core.signing_key (id, kind, private_pem, created_at) VALUES ($1, $2, $3, now())';
    await pool.query(insert, ['d-1', 'dynamic', clearPem()]);
    await pool.query(insert, ['s-1', 'static', clearPem()]);
    await pool.query(
      "INSERT INTO auth_core.secret (name, value) VALUES ('refresh-token', 'clear')",
    );
  });

describe('keys in the database', () => {
  it('are encrypted, and decrypted by another core with the same key', async () => {
    const opened = await openSession(await joinTestCore(pool));
    const stored = await listStored();
    expect(stored).toHaveLength(3);
    for (const { text } of stored) expect(text).toMatch(/^v1\.[\w-]{11}\.[\w-]+$/);
    const other = await joinTestCore(pool);
    expect((await verify(other, opened.accessToken.token)).body.status).toBe('OK');
    expect((await refresh(other, opened.refreshToken.token)).body.status).toBe('OK');
  });

  it('in plain text are refused by a constraint of the table', async () => {
    const write = pool.query(
      "INSERT INTO auth_core.secret (name, value) VALUES ('other', 'clear')",
    );
    await expect(write).rejects.toThrow('secret_sealed');
  });

  it('in plain text of the previous version are encrypted at the next start, even when two start at once', async () => {
    await insertClearRows();
    const [one, two] = await Promise.all([joinTestCore(pool), joinTestCore(pool)]);
    for (const { text } of await listStored()) expect(text).toMatch(/^v1\./);
    const opened = await openSession(one);
    expect((await verify(two, opened.accessToken.token)).body.status).toBe('OK');
    expect((await listStored()).map(({ at }) => at)).toEqual([
      'secret refresh-token',
      'signing_key d-1',
      'signing_key s-1',
    ]);
  });
});

describe('another encryption key', () => {
  it('prevents the start of the core, and changes no row', async () => {
    await openSession(await joinTestCore(pool));
    const before = await listStored();
    await expect(joinTestCore(pool, { encryptionKey: otherKey })).rejects.toThrow(
      /^AUTH_CORE_KEY does not open .+ of the session core$/,
    );
    expect(await listStored()).toEqual(before);
  });

  it('replaces the key given as encryptionKeyBefore: afterwards it opens the database alone, and the previous key does not', async () => {
    const opened = await openSession(await joinTestCore(pool));
    const rotated = await joinTestCore(pool, {
      encryptionKey: otherKey,
      encryptionKeyBefore: encryptionKey,
    });
    expect((await verify(rotated, opened.accessToken.token)).body.status).toBe('OK');
    const alone = await joinTestCore(pool, { encryptionKey: otherKey });
    expect(tokensOf(await refresh(alone, opened.refreshToken.token)).session.handle).toBe(
      opened.session.handle,
    );
    await expect(joinTestCore(pool)).rejects.toThrow('AUTH_CORE_KEY does not open');
  });
});

describe('a changed row of an encrypted key', () => {
  const change = (text: string, ...values: unknown[]) => pool.query(text, values);

  it.each([
    [
      'copied from another row',
      "UPDATE auth_core.secret SET value = (SELECT private_pem FROM auth_core.signing_key WHERE kind = 'static')",
    ],
    ['with modified bytes', "UPDATE auth_core.secret SET value = left(value, -4) || 'AAAA'"],
    ['truncated', 'UPDATE auth_core.secret SET value = left(value, 20)'],
  ])('%s prevents the start of the core', async (_name, statement) => {
    await openSession(await joinTestCore(pool));
    await change(statement);
    await expect(joinTestCore(pool)).rejects.toThrow(
      'AUTH_CORE_KEY does not open secret refresh-token',
    );
  });

  it('in plain text beside encrypted ones prevents the start of the core', async () => {
    await openSession(await joinTestCore(pool));
    await withoutConstraints(() =>
      change(
        "INSERT INTO auth_core.signing_key VALUES ('s-evil', 'static', $1, now())",
        clearPem(),
      ),
    );
    await expect(joinTestCore(pool)).rejects.toThrow(
      'signing_key s-evil is not encrypted, though others are',
    );
  });
});
