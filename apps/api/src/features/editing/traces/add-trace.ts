import type { Asker } from '../../../platform/access/asker.ts';
import { editWorkingVersion } from '../content/edit-working-version.ts';
import type { OrganiserPoi } from '../organiser-poi.schema.ts';
import type { PoiChangesService } from '../poi-changes.service.ts';
import { traceWork } from './traces.service.ts';

export type AddTraceDeps = { poiChanges: Pick<PoiChangesService, 'change'> };

/** Reads the file before the transaction, so that no lock is held while the file is parsed. */
export const addTrace =
  ({ poiChanges }: AddTraceDeps) =>
  async (
    asker: Asker,
    poiId: string,
    { version, file }: { version: number; file: Buffer },
  ): Promise<OrganiserPoi> => {
    const writeTrace = await traceWork(file);
    return poiChanges.change({ asker, poiId, version }, (locked) =>
      editWorkingVersion(locked, (versionId) => writeTrace(locked.tx, versionId)),
    );
  };
