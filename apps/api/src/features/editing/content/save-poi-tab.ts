import type { Asker } from '../../../platform/access/asker.ts';
import type { TabBodies } from '../editing.schema.ts';
import type { OrganiserPoi } from '../organiser-poi.schema.ts';
import type { PoiChangesService } from '../poi-changes.service.ts';
import { editWorkingVersion } from './edit-working-version.ts';
import { type SavedTab, writeTab } from './write-tab.ts';

export type SavePoiTabDeps = { poiChanges: Pick<PoiChangesService, 'change'> };

export const savePoiTab =
  ({ poiChanges }: SavePoiTabDeps) =>
  <Tab extends keyof TabBodies>(
    asker: Asker,
    poiId: string,
    tab: Tab,
    { version, ...body }: TabBodies[Tab],
  ): Promise<OrganiserPoi> =>
    poiChanges.change({ asker, poiId, version }, (locked) =>
      editWorkingVersion(locked, (versionId) =>
        writeTab(locked.tx, versionId, { tab, body } as SavedTab, locked.now),
      ),
    );
