import type { Asker } from '../../../platform/access/asker.ts';
import { markEffect } from '../../../platform/idempotency/effect-marks.ts';
import { organisationIdOf } from './external-organisation.ts';
import { getExternalPoi } from './get-external-poi.ts';
import { removeExternalPoi } from './remove-external-poi.ts';
import { type UpsertPoiDeps, upsertPoi } from './upsert-poi.ts';
import { upsertPois } from './upsert-pois.ts';

/** `quiet`: the lifecycle without mails about what the answer says. */
export type ExternalPoisDeps = Omit<UpsertPoiDeps, 'mark'> & { quiet: UpsertPoiDeps['lifecycle'] };

export const externalPoisService = (deps: ExternalPoisDeps) => ({
  organisationIdOf: (asker: Asker, named: string | undefined): Promise<string> =>
    organisationIdOf(deps.db, asker, named),
  get: getExternalPoi(deps),
  upsert: upsertPoi({ ...deps, mark: markEffect }),
  upsertAll: upsertPois({
    // A bulk that was interrupted goes through all of its items again.
    upsert: upsertPoi({ ...deps, lifecycle: deps.quiet, mark: async () => {} }),
    clock: deps.clock,
  }),
  remove: removeExternalPoi(deps),
});

export type ExternalPoisService = ReturnType<typeof externalPoisService>;
