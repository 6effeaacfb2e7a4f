// Specification: §6.4
import { rolePermissions, roles } from '@parages/contracts/vocabulary/accounts/roles';
import supertokens from 'supertokens-node';
import UserRoles from 'supertokens-node/recipe/userroles';
import { beforeEach, describe, expect, it } from 'vitest';
import { goodPassword, startAuth } from '../../../../test/servers/start-auth.ts';

const { signUp, roles: heldRoles } = await startAuth({
  routes: async (server) => {
    server.get('/guarded', { config: { access: 'poi_mod' } }, async () => 'read');
    server.post('/guarded', { config: { access: 'poi_mod' } }, async () => 'written');
  },
});
beforeEach(() => heldRoles.seed());

describe('roles', () => {
  it('are seeded with the permissions of the vocabulary, and lose those that are not', async () => {
    await UserRoles.createNewRoleOrAddPermissions('curator', ['poi_mod']);
    await heldRoles.seed();
    for (const role of roles) {
      const held = await UserRoles.getPermissionsForRole(role);
      expect(held).toEqual({
        status: 'OK',
        permissions: expect.arrayContaining([...rolePermissions[role]]),
      });
      expect(held.status === 'OK' && held.permissions).toHaveLength(rolePermissions[role].length);
    }
  });

  it('are granted, read by the session, listed and taken back', async () => {
    const { browser, email } = await signUp();
    expect(await heldRoles.grant(email.toUpperCase(), 'moderator')).toBe(true);
    expect(await heldRoles.list()).toEqual([{ email, roles: ['moderator'] }]);
    await browser.post('/auth-api/session/refresh');
    await browser.post('/auth-api/signout');
    await browser.fill('/signin', { email, password: goodPassword });
    const { body } = await browser.get('/api/v1/me');
    expect(body.role).toBe('moderator');
    expect([...body.permissions].sort()).toEqual([...rolePermissions.moderator].sort());
    expect(await heldRoles.revoke(email, 'moderator')).toBe(true);
    expect(await heldRoles.list()).toEqual([]);
  });

  it('cannot be granted to nobody', async () => {
    expect(await heldRoles.grant('nobody@parages.example', 'admin')).toBe(false);
  });

  it('§6 "filtered to the eight listed": a permission that is none of ours is not told', async () => {
    const { browser, email } = await signUp();
    await UserRoles.createNewRoleOrAddPermissions('moderator', ['rule_the_world']);
    const [user] = await supertokens.listUsersByAccountInfo('public', { email });
    await UserRoles.addRoleToUser('public', user?.id ?? '', 'moderator');
    await browser.post('/auth-api/signout');
    await browser.fill('/signin', { email, password: goodPassword });
    expect((await browser.get('/api/v1/me')).body.permissions).not.toContain('rule_the_world');
  });
});

describe('a revoked permission', () => {
  it('is refused at the next request, reads included, in a session that began with it', async () => {
    const { browser, email } = await signUp();
    await heldRoles.grant(email, 'moderator');
    await browser.post('/auth-api/signout');
    await browser.fill('/signin', { email, password: goodPassword });
    expect([(await browser.get('/guarded')).body, (await browser.post('/guarded')).body]).toEqual([
      'read',
      'written',
    ]);
    await heldRoles.revoke(email, 'moderator');
    for (const ask of [browser.get('/guarded'), browser.post('/guarded')]) {
      const { status, body } = await ask;
      expect([status, body.code]).toEqual([403, 'permission_missing']);
    }
    expect((await browser.get('/api/v1/me')).body).toMatchObject({ role: 'user', permissions: [] });
  });

  it('granted a moment ago counts at the next request too', async () => {
    const { browser, email } = await signUp();
    expect((await browser.post('/guarded')).body.code).toBe('permission_missing');
    await heldRoles.grant(email, 'moderator');
    expect([(await browser.get('/guarded')).body, (await browser.post('/guarded')).body]).toEqual([
      'read',
      'written',
    ]);
  });

  it('is read from the session again once the session was renewed, and the core is asked no more', async () => {
    const { browser, email, userId } = await signUp();
    await heldRoles.grant(email, 'moderator');
    await browser.get('/guarded');
    expect((await browser.post('/auth-api/session/refresh')).status).toBe(200);
    // (A change behind the service's back, which nothing notes, would be seen by asking the core alone.)
    await UserRoles.removeUserRole('public', userId, 'moderator');
    expect((await browser.get('/guarded')).body).toBe('read');
    expect((await browser.post('/guarded')).body.code).toBe('permission_missing');
  });

  it('that a release takes from a role is refused at the next read of its holders', async () => {
    const { browser, email } = await signUp();
    await UserRoles.createNewRoleOrAddPermissions('curator', ['poi_mod']);
    const [user] = await supertokens.listUsersByAccountInfo('public', { email });
    await UserRoles.addRoleToUser('public', user?.id ?? '', 'curator');
    await browser.fill('/signin', { email, password: goodPassword });
    expect((await browser.get('/guarded')).body).toBe('read');
    await heldRoles.seed();
    expect((await browser.get('/guarded')).body.code).toBe('permission_missing');
  });

  it('of somebody whose session was ended elsewhere is nobody’s', async () => {
    const { browser, email } = await signUp();
    await heldRoles.grant(email, 'moderator');
    const left = browser.copy();
    await browser.post('/auth-api/signout');
    expect((await left.post('/guarded')).body.code).toBe('session_missing');
  });
});
