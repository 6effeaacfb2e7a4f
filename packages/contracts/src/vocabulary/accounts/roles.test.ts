// Specification: §6.4
import { describe, expect, it } from 'vitest';
import { permissions } from './permissions.ts';
import { highestRole, isRole, rolePermissions, roles } from './roles.ts';

describe('roles', () => {
  it('hand out known permissions, an administrator all eight, a user none', () => {
    for (const role of roles)
      expect(permissions).toEqual(expect.arrayContaining([...rolePermissions[role]]));
    expect(rolePermissions.admin).toEqual(permissions);
    expect(rolePermissions.user).toEqual([]);
  });

  it('are known by name', () => {
    expect(['admin', 'root'].map(isRole)).toEqual([true, false]);
  });

  it('the highest of several is told; none at all is a user', () => {
    expect(highestRole(['organizer', 'moderator'])).toBe('moderator');
    expect(highestRole([])).toBe('user');
  });
});
