// Specification: §7.31
import { expect, it } from 'vitest';
import { goodPassword, startAuth } from '../../../test/servers/start-auth.ts';

const {
  open,
  signUp,
  stopCore,
  roles: heldRoles,
} = await startAuth({
  environment: { LOG_LEVEL: 'silent' },
  routes: async (server) => {
    server.post('/guarded', { config: { access: 'poi_mod' } }, async () => 'written');
  },
});

it('without the session core, a session still reads and changes its account; sign-in, session refresh and a moderator’s write answer 503', async () => {
  const { browser, email } = await signUp();
  await heldRoles.grant(email, 'moderator');
  await browser.post('/auth-api/session/refresh'); // the new access token carries the new role
  expect((await browser.get('/api/v1/me')).body.role).toBe('moderator');
  await stopCore();
  expect((await browser.get('/api/v1/me')).status).toBe(200);
  expect((await browser.get('/api/v1/me/favorites/ids')).status).toBe(200);
  expect(
    (
      await browser.call('PUT', '/api/v1/me/position', {
        body: { lon: 0.7, lat: 47.39, name: 'Tours' },
      })
    ).status,
  ).toBe(200);
  const signIn = await open().fill('/signin', { email, password: goodPassword });
  expect([signIn.status, signIn.body.code]).toEqual([503, 'service_unavailable']);
  expect((await browser.post('/guarded')).status).toBe(503);
  expect((await browser.post('/auth-api/session/refresh')).status).toBe(503);
  expect((await open().get('/api/v1/entities')).status).toBe(200);
});
