// Specification: §1.13, §7.28
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword, startAuth } from '../../../../test/servers/start-auth.ts';

const { app, signUp } = await startAuth();
let service = '';
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  service = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => app.close());

type Sent = { method?: string; body?: object; headers?: Record<string, string> };

// Over the wire: `fetch` of Node sends the `Origin` that it is given.
const callFrom =
  (origin: string) =>
  async (path: string, sent: Sent = {}) => {
    const { method = 'GET', body, headers = {} } = sent;
    const answer = await fetch(service + path, {
      method,
      headers: {
        origin,
        rid: 'anti-csrf',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { answer, body: await answer.json().catch(() => null) };
  };

const credentials = (email: string) => ({
  method: 'POST',
  headers: { 'st-auth-mode': 'header' },
  body: {
    formFields: [
      { id: 'email', value: email },
      { id: 'password', value: goodPassword },
    ],
  },
});

describe.each(['capacitor://localhost', 'https://localhost'])(
  'a call of the mobile application from %s',
  (origin) => {
    const call = callFrom(origin);

    it('the preflight of a sign-in allows the headers of the session library and no credentials', async () => {
      const { answer } = await call('/auth-api/signin', {
        method: 'OPTIONS',
        headers: {
          'access-control-request-method': 'POST',
          'access-control-request-headers':
            'content-type,fdi-version,rid,st-auth-mode,x-parages-session-id',
        },
      });
      expect(answer.status).toBe(204);
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      expect(answer.headers.get('access-control-allow-headers')).toContain('st-auth-mode');
    });

    it('signs in, reads the account, saves a favourite theme, renews the session and signs out, with tokens in headers only', async () => {
      const { email } = await signUp();
      const { answer } = await call('/auth-api/signin', credentials(email));
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(answer.headers.get('access-control-expose-headers')).toContain('st-refresh-token');
      const refresh = answer.headers.get('st-refresh-token');
      const bearer = (token: string | null) => ({
        authorization: `Bearer ${token}`,
        'st-auth-mode': 'header',
      });
      const headers = bearer(answer.headers.get('st-access-token'));
      expect((await call('/api/v1/me', { headers })).body).toMatchObject({ email });
      const kept = await call('/api/v1/me/favorites/themes/cinema', { method: 'PUT', headers });
      expect(kept.answer.status).toBe(200);
      const renewed = await call('/auth-api/session/refresh', {
        method: 'POST',
        headers: bearer(refresh),
      });
      expect(renewed.answer.status).toBe(200);
      expect(renewed.answer.headers.get('set-cookie')).toBeNull();
      const next = bearer(renewed.answer.headers.get('st-access-token'));
      await call('/auth-api/signout', { method: 'POST', headers: next });
      expect((await call('/api/v1/me', { headers: next })).answer.status).toBe(401);
    });

    it('reads no session from a cookie', async () => {
      const { browser } = await signUp();
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const { answer } = await call('/api/v1/me', { headers: { cookie } });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    });
  },
);

it('a page of another origin gets no CORS header, and cookies instead of tokens in headers', async () => {
  const { email } = await signUp();
  const { answer } = await callFrom('https://localhost:8443')(
    '/auth-api/signin',
    credentials(email),
  );
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(answer.headers.get('st-access-token')).toBeNull();
});
