import type { Asker } from '../../../platform/access/asker.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { lifecycleRepository } from '../lifecycle/lifecycle.repository.ts';
import { statusOf } from '../lifecycle/transitions.domain.ts';
import type { OrganiserPoi } from '../organiser-poi.schema.ts';
import type { PoiChangesService } from '../poi-changes.service.ts';

export type ConfirmPlaceDeps = { poiChanges: Pick<PoiChangesService, 'change'> };

/**
 * Settles the doubt of an import about the place of an event, of any status but archived: the place
 * stays as it is. Problems: those of a write, poi_transition_forbidden (archived).
 */
export const confirmPlace =
  ({ poiChanges }: ConfirmPlaceDeps) =>
  (asker: Asker, poiId: string, version: number): Promise<OrganiserPoi> =>
    poiChanges.change({ asker, poiId, version }, async ({ tx, state, now }) => {
      if (state.archivedAt !== null)
        throw new Problem('poi_transition_forbidden', `${statusOf(state)}: no change`);
      if (state.placeDoubt === null) return undefined;
      await lifecycleRepository(tx).confirmPlace(state.id, now);
      const { number } = state.working ?? state.published ?? { number: null };
      return { action: 'place-confirmed', versionNumber: number };
    });
