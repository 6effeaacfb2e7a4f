import { duplicateLimits } from '@parages/contracts/vocabulary/events/review/duplicate-limits';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { moderationRepository } from './moderation.repository.ts';
import type { QueueQuery, ReviewQueue } from './moderation.schema.ts';

export type ListReviewQueueDeps = { db: Db; clock: Clock };

const mostOrganisations = 100;

export const listReviewQueue =
  ({ db, clock }: ListReviewQueueDeps) =>
  async (
    { userId }: Viewer,
    { organisationId, origin, offset, pageSize }: QueueQuery,
  ): Promise<ReviewQueue> => {
    const moderation = moderationRepository(db);
    const [rows, organisations] = await Promise.all([
      moderation.listQueue({
        accountId: userId,
        now: clock.now(),
        withinM: duplicateLimits.withinM,
        likeness: duplicateLimits.likeness,
        organisationId: organisationId ?? null,
        origin: origin ?? null,
        offset,
        pageSize,
      }),
      moderation.listWaitingOrganisations(mostOrganisations),
    ]);
    const items = rows.map(({ total: _total, ...item }) => item);
    return { items, total: rows[0]?.total ?? 0, organisations };
  };
