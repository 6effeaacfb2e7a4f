import type { Asker } from '../../../platform/access/asker.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { OrganiserPoi } from '../organiser-poi.schema.ts';
import { presentPoi } from './present-poi.service.ts';

export type GetOrganiserPoiDeps = { db: Db; clock: Clock };

export const getOrganiserPoi =
  ({ db, clock }: GetOrganiserPoiDeps) =>
  (asker: Asker, poiId: string): Promise<OrganiserPoi> =>
    presentPoi(db, asker, poiId, clock.now());
