import { limits } from '@parages/contracts/vocabulary/limits';
import type { Db } from '../../../platform/database/database.ts';
import { mergingRepository } from './merging.repository.ts';
import type { MergesQuery, PoiMerges } from './merging.schema.ts';

export type ListMergesDeps = { db: Db };

export const listMerges =
  ({ db }: ListMergesDeps) =>
  async (page: MergesQuery): Promise<PoiMerges> => {
    const rows = await mergingRepository(db).list({
      ...page,
      countedTo: limits.dashboard.countedTo,
    });
    return { items: rows.map(({ total: _, ...merge }) => merge), total: rows[0]?.total ?? 0 };
  };
