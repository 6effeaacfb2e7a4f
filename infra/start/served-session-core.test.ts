import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { Refusal } from '../console/refusal.ts';
import { findFreePort } from '../process/ports.ts';
import { readCoreSettings, serveSessionCore } from './served-session-core.ts';

const environment = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://app@127.0.0.1:1/none',
  AUTH_CORE_IN_PRODUCTION: 'allowed',
  AUTH_CORE_KEY: randomBytes(32).toString('hex'),
  SUPERTOKENS_API_KEY: randomBytes(32).toString('hex'),
  SUPERTOKENS_CONNECTION_URI: 'http://127.0.0.1:3567',
};

it('the served session core answers at SUPERTOKENS_CONNECTION_URI, and needs its API key', async () => {
  const uri = `http://127.0.0.1:${await findFreePort()}`;
  const core = await serveSessionCore(
    readCoreSettings({ ...environment, SUPERTOKENS_CONNECTION_URI: uri }),
  );
  try {
    expect((await fetch(`${uri}/hello`)).status).toBe(200);
    expect((await fetch(`${uri}/apiversion`)).status).toBe(401);
    const headers = { 'api-key': environment.SUPERTOKENS_API_KEY };
    expect((await fetch(`${uri}/apiversion`, { headers })).status).toBe(200);
  } finally {
    await core.close();
  }
});

it.each([
  ['SUPERTOKENS_CONNECTION_URI', 'http://core.example:3567'],
  ['SUPERTOKENS_API_KEY', 'short'],
  ['AUTH_CORE_KEY', ''],
  ['DATABASE_URL', 'mysql://here/none'],
])('the served session core refuses %s=%s by its name', (name, value) => {
  const read = () => readCoreSettings({ ...environment, [name]: value });
  expect(read).toThrow(Refusal);
  expect(read).toThrow(name);
});

it('the served session core refuses production unless AUTH_CORE_IN_PRODUCTION allows it', async () => {
  const { AUTH_CORE_IN_PRODUCTION: _allowed, ...others } = environment;
  await expect(serveSessionCore(readCoreSettings(others))).rejects.toThrow(
    'not meant for production',
  );
});
