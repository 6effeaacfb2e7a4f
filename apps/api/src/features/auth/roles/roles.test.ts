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
  it('seeding gives each role exactly the permissions of `rolePermissions` and removes others', async () => {
    await UserRoles.createNewRoleOrAddPermissions('curator', ['poi_mod']);
    await heldRoles.seed();
    for (const role of roles) {
      const stored = await UserRoles.getPermissionsForRole(role);
      expect(stored).toEqual({
        status: 'OK',
        permissions: expect.arrayContaining([...rolePermissions[role]]),
      });
      expect(stored.status === 'OK' && stored.permissions).toHaveLength(
        rolePermissions[role].length,
      );
    }
  });

  it('a granted role is listed and, after the next sign-in, in GET /me with its permissions; a revoked role is no longer listed', async () => {
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

  it('granting a role to an address without an account returns false', async () => {
    expect(await heldRoles.grant('nobody@parages.example', 'admin')).toBe(false);
  });

  it('§6 "filtered to the eight listed": GET /me omits an unknown permission of a role', async () => {
    const { browser, email } = await signUp();
    await UserRoles.createNewRoleOrAddPermissions('moderator', ['rule_the_world']);
    const [user] = await supertokens.listUsersByAccountInfo('public', { email });
    await UserRoles.addRoleToUser('public', user?.id ?? '', 'moderator');
    await browser.post('/auth-api/signout');
    await browser.fill('/signin', { email, password: goodPassword });
    const { body } = await browser.get('/api/v1/me');
    expect([...body.permissions].sort()).toEqual([...rolePermissions.moderator].sort());
  });
});

describe('a permission', () => {
  it('that was revoked makes the next read and write of a running session answer 403 permission_missing', async () => {
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

  it('that was granted allows the next read and write of a running session', async () => {
    const { browser, email } = await signUp();
    expect((await browser.post('/guarded')).body.code).toBe('permission_missing');
    await heldRoles.grant(email, 'moderator');
    expect([(await browser.get('/guarded')).body, (await browser.post('/guarded')).body]).toEqual([
      'read',
      'written',
    ]);
  });

  it('is read from the refreshed access token for a read, and from the session core for a write', async () => {
    const { browser, email, userId } = await signUp();
    await heldRoles.grant(email, 'moderator');
    await browser.get('/guarded');
    expect((await browser.post('/auth-api/session/refresh')).status).toBe(200);
    // Removes the role in the core alone: a request that does not read the core still has the role.
    await UserRoles.removeUserRole('public', userId, 'moderator');
    expect((await browser.get('/guarded')).body).toBe('read');
    expect((await browser.post('/guarded')).body.code).toBe('permission_missing');
  });

  it('that seeding removes from a role makes the next read of an account with that role answer permission_missing', async () => {
    const { browser, email } = await signUp();
    await UserRoles.createNewRoleOrAddPermissions('curator', ['poi_mod']);
    const [user] = await supertokens.listUsersByAccountInfo('public', { email });
    await UserRoles.addRoleToUser('public', user?.id ?? '', 'curator');
    await browser.fill('/signin', { email, password: goodPassword });
    expect((await browser.get('/guarded')).body).toBe('read');
    await heldRoles.seed();
    expect((await browser.get('/guarded')).body.code).toBe('permission_missing');
  });

  it('is not granted to a copied session after sign-out: a write answers session_missing', async () => {
    const { browser, email } = await signUp();
    await heldRoles.grant(email, 'moderator');
    const copy = browser.copy();
    await browser.post('/auth-api/signout');
    expect((await copy.post('/guarded')).body.code).toBe('session_missing');
  });
});
