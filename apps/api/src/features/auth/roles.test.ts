import { rolePermissions, roles } from '@parages/contracts/vocabulary/roles';
import supertokens from 'supertokens-node';
import UserRoles from 'supertokens-node/recipe/userroles';
import { beforeEach, describe, expect, it } from 'vitest';
import { startAuth } from '../../../test/start-auth.ts';
import { rolesService } from './roles.service.ts';

const { signUp } = await startAuth({
  routes: async (server) => {
    server.get('/guarded', { config: { access: 'poi_mod' } }, async () => 'read');
    server.post('/guarded', { config: { access: 'poi_mod' } }, async () => 'written');
  },
});
beforeEach(() => rolesService.seed());

describe('roles', () => {
  it('are seeded with the permissions of the vocabulary, and lose those that are not', async () => {
    await UserRoles.createNewRoleOrAddPermissions('curator', ['poi_mod']);
    await rolesService.seed();
    for (const role of roles) {
      const held = await UserRoles.getPermissionsForRole(role);
      expect(held).toEqual({ status: 'OK', permissions: expect.arrayContaining([...rolePermissions[role]]) });
      expect(held.status === 'OK' && held.permissions).toHaveLength(rolePermissions[role].length);
    }
  });

  it('are granted, told in the session, listed and taken back', async () => {
    const { browser, email } = await signUp();
    expect(await rolesService.grant(email.toUpperCase(), 'moderator')).toBe(true);
    expect(await rolesService.list()).toEqual([{ email, roles: ['moderator'] }]);
    await browser.post('/auth-api/session/refresh');
    await browser.post('/auth-api/signout');
    await browser.fill('/signin', { email, password: 'une girafe sous la pluie' });
    const { body } = await browser.get('/api/v1/me');
    expect(body.role).toBe('moderator');
    expect([...body.permissions].sort()).toEqual([...rolePermissions.moderator].sort());
    expect(await rolesService.revoke(email, 'moderator')).toBe(true);
    expect(await rolesService.list()).toEqual([]);
  });

  it('cannot be granted to nobody', async () => {
    expect(await rolesService.grant('nobody@parages.example', 'admin')).toBe(false);
  });

  it('§6 "filtered to the eight listed": a permission that is none of ours is not told', async () => {
    const { browser, email } = await signUp();
    await UserRoles.createNewRoleOrAddPermissions('moderator', ['rule_the_world']);
    const [user] = await supertokens.listUsersByAccountInfo('public', { email });
    await UserRoles.addRoleToUser('public', user?.id ?? '', 'moderator');
    await browser.post('/auth-api/signout');
    await browser.fill('/signin', { email, password: 'une girafe sous la pluie' });
    expect((await browser.get('/api/v1/me')).body.permissions).not.toContain('rule_the_world');
  });
});

describe('a revoked permission', () => {
  it('is refused on the next write, in a session that still tells it', async () => {
    const { browser, email } = await signUp();
    await rolesService.grant(email, 'moderator');
    await browser.post('/auth-api/signout');
    await browser.fill('/signin', { email, password: 'une girafe sous la pluie' });
    expect([(await browser.get('/guarded')).body, (await browser.post('/guarded')).body]).toEqual(['read', 'written']);
    await rolesService.revoke(email, 'moderator');
    expect((await browser.get('/guarded')).body).toBe('read');
    const { status, body } = await browser.post('/guarded');
    expect([status, body.code]).toEqual([403, 'permission_missing']);
  });

  it('granted a moment ago counts on the next write too', async () => {
    const { browser, email } = await signUp();
    expect((await browser.post('/guarded')).body.code).toBe('permission_missing');
    await rolesService.grant(email, 'moderator');
    expect((await browser.post('/guarded')).body).toBe('written');
  });

  it('of somebody whose session was ended elsewhere is nobody’s', async () => {
    const { browser, email } = await signUp();
    await rolesService.grant(email, 'moderator');
    const left = browser.copy();
    await browser.post('/auth-api/signout');
    expect((await left.post('/guarded')).body.code).toBe('session_missing');
  });
});
