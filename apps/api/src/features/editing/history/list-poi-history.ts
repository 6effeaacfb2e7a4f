import type { Asker } from '../../../platform/access/asker.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { HistoryQuery } from '../editing.schema.ts';
import { lifecycleRepository } from '../lifecycle/lifecycle.repository.ts';
import type { PoiHistory } from '../organiser-poi.schema.ts';
import { historyRepository } from './history.repository.ts';

export type ListPoiHistoryDeps = { db: Db };

export const listPoiHistory =
  ({ db }: ListPoiHistoryDeps) =>
  async (
    { accountId, isModerator }: Asker,
    poiId: string,
    { before, pageSize }: HistoryQuery,
  ): Promise<PoiHistory> => {
    const state = await lifecycleRepository(db).findState({ accountId, poiId, isModerator });
    if (!state) throw new Problem('poi_not_found');
    const page = { poiId, before: before ?? null, pageSize: pageSize + 1 };
    const rows = await historyRepository(db).list(page);
    const items = rows.slice(0, pageSize).map(({ actorId, actor, note, ...entry }) => ({
      ...entry,
      actor: entry.actorKind === 'organiser' || isModerator ? actor : null,
      isMe: actorId === accountId,
      note: isModerator ? note : null,
    }));
    return { items, next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null };
  };
