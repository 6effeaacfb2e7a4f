// Specification: §6.4
import { describe, expect, it } from 'vitest';
import { permissions } from './permissions.ts';
import { highestRole, isRole, rolePermissions, roles } from './roles.ts';

describe('roles and their permissions', () => {
  it('grant only known permissions: all of them to an administrator, none to a user', () => {
    for (const role of roles)
      expect(permissions).toEqual(expect.arrayContaining([...rolePermissions[role]]));
    expect(rolePermissions.admin).toEqual(permissions);
    expect(rolePermissions.user).toEqual([]);
  });

  it('isRole accepts "admin" and refuses "root"', () => {
    expect(['admin', 'root'].map(isRole)).toEqual([true, false]);
  });

  it('highestRole returns the highest of several roles, and "user" for an empty list', () => {
    expect(highestRole(['organizer', 'moderator'])).toBe('moderator');
    expect(highestRole([])).toBe('user');
  });
});
