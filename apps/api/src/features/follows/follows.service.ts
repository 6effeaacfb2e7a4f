import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { lockName } from '../../platform/database/named-locks.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { assertQuota } from '../../platform/quotas/quotas.service.ts';
import type { VenuesService } from '../venues/venues.service.ts';
import { followsRepository } from './follows.repository.ts';
import type { FollowedHosts, HostKey } from './follows.schema.ts';

export type FollowsDeps = { db: Db; clock: Clock; venues: Pick<VenuesService, 'find'> };

export function followsService({ db, clock, venues }: FollowsDeps) {
  const list = async (accountId: string): Promise<FollowedHosts> => ({
    items: await followsRepository(db).list(accountId),
  });

  return {
    list,

    /** Problems: venue_not_found, organiser_not_found, quota_reached. */
    follow: async (accountId: string, host: HostKey): Promise<FollowedHosts> => {
      const venue = host.kind === 'venue' ? await venues.find(host.slug) : undefined;
      await db.$transaction(async (tx) => {
        const follows = followsRepository(tx);
        await lockName(tx, `follows ${accountId}`);
        assertQuota('follows', await follows.countOthers(accountId, host));
        const row = { accountId, slug: host.slug, now: clock.now() };
        if (venue) {
          const { name, locality } = venue;
          await follows.followVenue({ ...row, name, locality });
        } else if (!(await follows.followOrganiser(row))) throw new Problem('organiser_not_found');
      });
      return list(accountId);
    },

    unfollow: async (accountId: string, host: HostKey): Promise<FollowedHosts> => {
      await followsRepository(db).unfollow(accountId, host);
      return list(accountId);
    },
  };
}

export type FollowsService = ReturnType<typeof followsService>;
