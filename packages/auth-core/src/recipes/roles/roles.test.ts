import { describe, expect, it } from 'vitest';
import { startTestCore, type TestCore } from '../../../test/start-test-core.ts';

const unknown = { status: 'UNKNOWN_ROLE_ERROR' };
const createModerator = ({ put }: TestCore) =>
  put('/recipe/role', { role: 'moderator', permissions: ['poi_mod', 'image_mod'] });

describe('roles and permissions', () => {
  it('creates a role once, adds permissions to it and removes none', async () => {
    const core = await startTestCore();
    expect((await createModerator(core)).body).toEqual({ status: 'OK', createdNewRole: true });
    expect(
      (await core.put('/recipe/role', { role: 'moderator', permissions: ['org_mod'] })).body
        .createdNewRole,
    ).toBe(false);
    expect((await core.put('/recipe/role', { role: 'user' })).body.createdNewRole).toBe(true);
    const { body } = await core.get('/recipe/role/permissions', { role: 'moderator' });
    expect(body).toEqual({ status: 'OK', permissions: ['image_mod', 'org_mod', 'poi_mod'] });
    expect((await core.get('/recipe/roles')).body).toEqual({
      status: 'OK',
      roles: ['moderator', 'user'],
    });
    expect((await core.get('/recipe/permission/roles', { permission: 'org_mod' })).body).toEqual({
      status: 'OK',
      roles: ['moderator'],
    });
  });

  it('removes the listed permissions of a role, or all without a list', async () => {
    const core = await startTestCore();
    await createModerator(core);
    const remaining = async () =>
      (await core.get('/recipe/role/permissions', { role: 'moderator' })).body.permissions;
    await core.post('/recipe/role/permissions/remove', {
      role: 'moderator',
      permissions: ['poi_mod'],
    });
    expect(await remaining()).toEqual(['image_mod']);
    await core.post('/recipe/role/permissions/remove', { role: 'moderator' });
    expect(await remaining()).toEqual([]);
  });

  it('gives a role to a user and removes it, and reports at a second time that the user already had it or had it no longer', async () => {
    const core = await startTestCore();
    await createModerator(core);
    const assignment = { userId: 'ada', role: 'moderator' };
    expect((await core.put('/public/recipe/user/role', assignment)).body).toEqual({
      status: 'OK',
      didUserAlreadyHaveRole: false,
    });
    expect((await core.put('/public/recipe/user/role', assignment)).body).toEqual({
      status: 'OK',
      didUserAlreadyHaveRole: true,
    });
    expect((await core.get('/public/recipe/user/roles', { userId: 'ada' })).body).toEqual({
      status: 'OK',
      roles: ['moderator'],
    });
    expect((await core.get('/public/recipe/role/users', { role: 'moderator' })).body).toEqual({
      status: 'OK',
      users: ['ada'],
    });
    expect((await core.post('/public/recipe/user/role/remove', assignment)).body).toEqual({
      status: 'OK',
      didUserHaveRole: true,
    });
    expect((await core.post('/public/recipe/user/role/remove', assignment)).body).toEqual({
      status: 'OK',
      didUserHaveRole: false,
    });
  });

  it('removes a deleted role from its user', async () => {
    const core = await startTestCore();
    await createModerator(core);
    await core.put('/recipe/user/role', { userId: 'ada', role: 'moderator' });
    expect((await core.post('/recipe/role/remove', { role: 'moderator' })).body).toEqual({
      status: 'OK',
      didRoleExist: true,
    });
    expect((await core.post('/recipe/role/remove', { role: 'moderator' })).body).toEqual({
      status: 'OK',
      didRoleExist: false,
    });
    expect((await core.get('/recipe/user/roles', { userId: 'ada' })).body.roles).toEqual([]);
  });

  it('answers UNKNOWN_ROLE_ERROR for an unknown role, and 400 for an empty name', async () => {
    const { get, post, put } = await startTestCore();
    const assignment = { userId: 'ada', role: 'nobody' };
    const answers = await Promise.all([
      put('/recipe/user/role', assignment),
      post('/recipe/user/role/remove', assignment),
      get('/recipe/role/permissions', { role: 'nobody' }),
      post('/recipe/role/permissions/remove', { role: 'nobody' }),
      get('/recipe/role/users', { role: 'nobody' }),
    ]);
    expect(answers.map(({ body }) => body)).toEqual([unknown, unknown, unknown, unknown, unknown]);
    expect((await put('/recipe/role', { role: ' ' })).status).toBe(400);
  });

  it('creates a role once for eight simultaneous requests', async () => {
    const core = await startTestCore();
    const answers = await Promise.all(Array.from({ length: 8 }, () => createModerator(core)));
    expect(answers.filter(({ body }) => body.createdNewRole === true)).toHaveLength(1);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  });
});
