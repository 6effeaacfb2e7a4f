import { describe, expect, it } from 'vitest';
import { startApi } from './servers/start-api.ts';

describe('users of the test harness', () => {
  it('have an account, and its id in the header x-test-user', async () => {
    const { db, get, signIn } = await startApi();
    const user = await signIn({
      email: 'camille@parages.example',
      permissions: ['image_mod', 'theme_mod', 'batch_import'],
    });
    expect(await db.account.findUnique({ where: { id: user.id } })).toMatchObject({
      email: user.email,
      firstName: 'Camille',
    });
    expect(user.headers).toEqual({ 'x-test-user': user.id });
    expect((await get('/me', {}, user.headers)).body).toMatchObject({
      id: user.id,
      permissions: ['image_mod', 'theme_mod', 'batch_import'],
    });
    expect((await get('/me')).status).toBe(401);
  });

  it('get 404 not_found for a POST with a body and a query to an unknown path', async () => {
    const { send, signIn } = await startApi();
    const { status, body } = await send('POST', '/nothing-here', {
      body: { a: 1 },
      query: { b: 2 },
      as: await signIn(),
    });
    expect([status, body.code]).toEqual([404, 'not_found']);
  });
});
