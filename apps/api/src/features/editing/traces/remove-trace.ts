import type { Asker } from '../../../platform/access/asker.ts';
import { contentRepository } from '../content/content.repository.ts';
import { editWorkingVersion } from '../content/edit-working-version.ts';
import type { OrganiserPoi } from '../organiser-poi.schema.ts';
import type { PoiChangesService } from '../poi-changes.service.ts';

export type RemoveTraceDeps = { poiChanges: Pick<PoiChangesService, 'change'> };

export const removeTrace =
  ({ poiChanges }: RemoveTraceDeps) =>
  (asker: Asker, poiId: string, version: number): Promise<OrganiserPoi> =>
    poiChanges.change({ asker, poiId, version }, (locked) =>
      editWorkingVersion(locked, async (versionId) => {
        await contentRepository(locked.tx).deleteTrace(versionId);
      }),
    );
