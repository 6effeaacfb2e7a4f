// Specification: §7.29, §7.30
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { node, typescriptFlags } from '../../../../../../infra/process/paths.ts';
import { findFreePort } from '../../../../../../infra/process/ports.ts';
import type { Browser } from '../../../../test/browser.ts';
import { startAuth } from '../../../../test/servers/start-auth.ts';

const { signUp, environment, roles } = await startAuth();
const port = await findFreePort();
const server = spawn(
  node,
  [...typescriptFlags, fileURLToPath(new URL('../../../server.ts', import.meta.url))],
  {
    env: {
      ...process.env,
      ...environment,
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      PORT: String(port),
      WORKER: 'apart',
    },
    stdio: 'inherit',
  },
);
afterAll(() => void server.kill());

const isUp = () =>
  fetch(`http://127.0.0.1:${port}/api/v1/entities`).then(
    ({ ok }) => ok,
    () => false,
  );

async function callOther(tab: Browser, method: string, path: string): Promise<number> {
  const cookie = [...tab.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { cookie, rid: 'anti-csrf' },
  });
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    tab.cookies.set(name, value);
  }
  return answer.status;
}

it('a session closed through one process is refused by the other at the next read and write', async () => {
  await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
  const { browser } = await signUp();
  const copy = browser.copy();
  expect(await callOther(copy, 'GET', '/api/v1/me')).toBe(200);
  expect((await browser.post('/auth-api/signout')).status).toBe(200);
  expect(await callOther(copy, 'GET', '/api/v1/me')).toBe(401);
  expect(await callOther(copy, 'GET', '/api/v1/me/favorites/ids')).toBe(401);
  expect(await callOther(copy, 'PUT', '/api/v1/me/favorites/themes/cinema')).toBe(401);
}, 90_000);

it('a role revoked through one process gives no access in either process at the next read', async () => {
  await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
  const { browser, email } = await signUp();
  await roles.grant(email, 'moderator');
  const list = '/api/v1/moderation/pois';
  expect(await callOther(browser, 'GET', list)).toBe(200);
  expect((await browser.get(list)).status).toBe(200);
  await roles.revoke(email, 'moderator');
  expect(await callOther(browser, 'GET', list)).toBe(403);
  expect((await browser.get(list)).status).toBe(403);
}, 90_000);

it('two tabs that refresh concurrently through two processes share one session in 25 rounds', async () => {
  await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
  const { browser } = await signUp();
  for (let round = 0; round < 25; round += 1) {
    const [here, there] = [browser.copy(), browser.copy()];
    const [one, other] = await Promise.all([
      here.post('/auth-api/session/refresh'),
      callOther(there, 'POST', '/auth-api/session/refresh'),
    ]);
    expect([one.status, other]).toEqual([200, 200]);
    expect(there.cookies.get('sRefreshToken')).toBe(here.cookies.get('sRefreshToken'));
    const reads = await Promise.all([
      here.get('/api/v1/me'),
      callOther(there, 'GET', '/api/v1/me'),
    ]);
    expect([reads[0].status, reads[1]]).toEqual([200, 200]);
    browser.cookies = (round % 2 === 0 ? here : there).cookies;
  }
}, 120_000);
