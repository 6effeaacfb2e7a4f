import type { Asker } from '../../../platform/access/asker.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { organisationsOf } from '../../organisations/memberships/memberships.service.ts';
import type { ListQuery } from '../editing.schema.ts';
import type { OrganiserPoiList } from '../organiser-poi.schema.ts';
import { readingRepository } from './reading.repository.ts';
import { likeWords } from './words.domain.ts';

export type ListOrganiserPoisDeps = { db: Db; clock: Clock };

const noCounts = {
  total: 0,
  inReview: 0,
  draft: 0,
  accepted: 0,
  refused: 0,
  published: 0,
  archived: 0,
  inDoubt: 0,
};

export const listOrganiserPois =
  ({ db, clock }: ListOrganiserPoisDeps) =>
  async (
    { accountId }: Asker,
    { organisationId, status, when, place, sort, q, offset, pageSize }: ListQuery,
  ): Promise<OrganiserPoiList> => {
    const own = (await organisationsOf(db, accountId)).map(({ id }) => id);
    const organisationIds =
      organisationId === undefined ? own : own.filter((id) => id === organisationId);
    const words = likeWords(q);
    const reading = readingRepository(db);
    const now = clock.now();
    const page = { organisationIds, status: status ?? null, words, offset, pageSize, now };
    const inDoubt = place === 'in-doubt';
    const order = sort ?? (when === undefined ? 'changed' : 'date');
    // The index has the events in the order of their last change.
    const sorted =
      when === undefined && !inDoubt && order === 'changed'
        ? null
        : await reading.page({ ...page, when: when ?? null, inDoubt, sort: order });
    const [items, counted] = await Promise.all([
      reading.list({ ...page, ids: sorted?.ids ?? null }),
      reading.count(organisationIds, words, now),
    ]);
    const { total, inReview, inDoubt: placesInDoubt, ...others } = counted ?? noCounts;
    const counts = { ...others, 'in-review': inReview };
    const ofStatus = status === undefined ? total : counts[status];
    return { items, total: sorted?.total ?? ofStatus, counts, placesInDoubt };
  };
