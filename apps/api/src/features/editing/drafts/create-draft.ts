import { noPoiFigures } from '@parages/contracts/vocabulary/events/poi-figures';
import { wrongIn } from '@parages/contracts/vocabulary/events/poi-rules';
import { v7 as uuidv7 } from 'uuid';
import type { Asker } from '../../../platform/access/asker.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refuseErrors, writeTab } from '../content/write-tab.ts';
import type { CreationBody } from '../editing.schema.ts';
import type { OrganiserPoi } from '../organiser-poi.schema.ts';
import { draftsRepository } from './drafts.repository.ts';
import { assertDraftQuota, findOrganisationToWrite, startHistory } from './start-draft.ts';

export type CreateDraftDeps = { db: Db; clock: Clock };

export const createDraft =
  ({ db, clock }: CreateDraftDeps) =>
  (
    asker: Asker,
    { organisationId, label, description = '', categories }: CreationBody,
  ): Promise<OrganiserPoi> =>
    db.$transaction(async (tx) => {
      const now = clock.now();
      const organisation = await findOrganisationToWrite(tx, asker, organisationId);
      assertTexts(label, description);
      await assertDraftQuota(tx, organisationId);
      const [poiId, versionId] = [uuidv7(), uuidv7()];
      const organizerName = organisation.name;
      const drafts = draftsRepository(tx);
      await drafts.insertPoi(poiId, organisationId, now);
      await drafts.insertDraft({ versionId, poiId, label, description, organizerName, now });
      if (categories) await writeTab(tx, versionId, { tab: 'categories', body: categories }, now);
      return startHistory(tx, asker, poiId, { action: 'created' }, now);
    });

function assertTexts(label: string, description: string): void {
  const dates = { label, description, isPermanent: false, periods: [], ...noPoiFigures };
  refuseErrors(wrongIn({ dates }));
}
