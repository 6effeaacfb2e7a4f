import type { Asker } from '../../../platform/access/asker.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { OrganiserPoi } from '../organiser-poi.schema.ts';
import { presentPoi } from '../reading/present-poi.service.ts';
import { externalRepository } from './external.repository.ts';
import type { ExternalId } from './external.schema.ts';
import { storedSource } from './external-source.domain.ts';

export type GetExternalPoiDeps = { db: Db; clock: Clock };

/** Problem: poi_not_found, for another organisation too. */
export const getExternalPoi =
  ({ db, clock }: GetExternalPoiDeps) =>
  async (
    asker: Asker,
    organisationId: string,
    { source: name, extId }: ExternalId,
  ): Promise<OrganiserPoi> => {
    const source = storedSource(organisationId, name);
    const { accountId } = asker;
    const found = await externalRepository(db).find({ accountId, organisationId, source, extId });
    if (!found?.isOwn) throw new Problem('poi_not_found');
    return presentPoi(db, asker, found.id, clock.now());
  };
