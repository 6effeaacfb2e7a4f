import type { Viewer } from '../../platform/access/viewer.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { organisationsOf } from '../organisations/memberships/memberships.service.ts';
import { coarse, toColumns, toLatestPosition, toProfile } from './account.domain.ts';
import { accountRepository } from './account.repository.ts';
import type {
  LatestPosition,
  PositionBody,
  ProfileChanges,
  UserProfile,
} from './account.schema.ts';
import type { AccountAccess } from './account-access.ts';
import type { UserExport } from './user-export.schema.ts';

export type AccountDeps = { db: Db; clock: Clock; access: Pick<AccountAccess, 'exportAccess'> };

const unknownCity = () =>
  new Problem('request_invalid', undefined, [
    {
      pointer: '/body/preferredCity',
      code: 'city_unknown',
      detail: 'No city has this slug or this id',
    },
  ]);

/** Methods throw session_missing when the session is valid but its account was deleted. */
export function accountService({ db, clock, access }: AccountDeps) {
  const accounts = accountRepository(db);

  async function get(viewer: Viewer): Promise<UserProfile> {
    const [row, memberships] = await Promise.all([
      accounts.findProfile(viewer.userId),
      organisationsOf(db, viewer.userId),
    ]);
    if (!row) throw new Problem('session_missing');
    return toProfile(
      row,
      viewer,
      memberships.map(({ id, name, role, status }) => ({ id, name, role, status })),
    );
  }

  async function cityIdOf(name: string | null | undefined): Promise<string | null | undefined> {
    if (name === null || name === undefined) return name;
    const id = await accounts.findCityId(name);
    if (id === undefined) throw unknownCity();
    return id;
  }

  return {
    get,

    /** Throws request_invalid for an unknown city. */
    update: async (viewer: Viewer, changes: ProfileChanges): Promise<UserProfile> => {
      const now = clock.now();
      const preferredCityId = await cityIdOf(changes.preferredCity);
      await accounts.update(viewer.userId, { ...toColumns(changes, now), preferredCityId }, now);
      return get(viewer);
    },

    savePosition: async (
      { userId }: Viewer,
      { lon, lat, name }: PositionBody,
    ): Promise<LatestPosition> => {
      const saved = await accounts.savePosition({
        accountId: userId,
        lon: coarse(lon),
        lat: coarse(lat),
        name,
        now: clock.now(),
      });
      if (!saved) throw new Problem('session_missing');
      return toLatestPosition(saved);
    },

    deletePosition: async ({ userId }: Viewer): Promise<void> => {
      if (!(await accounts.deletePosition(userId))) throw new Problem('session_missing');
    },

    export: async (viewer: Viewer): Promise<UserExport> => {
      const [profile, tables, exportedAccess] = await Promise.all([
        get(viewer),
        accounts.exportTables(viewer.userId),
        access.exportAccess(viewer.userId),
      ]);
      if (!tables) throw new Problem('session_missing');
      return { exportedAt: clock.now().toISOString(), profile, ...tables, access: exportedAccess };
    },
  };
}

export type AccountService = ReturnType<typeof accountService>;
