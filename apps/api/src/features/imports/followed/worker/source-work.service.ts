import type { Geocoder } from '../../../../gateways/geocoder/geocoder.ts';
import { locateDrafts } from '../../batch/worker/writing/locate-drafts.ts';
import { readSourceSafely } from '../reading/source-reading.service.ts';
import { type PullDueSourcesDeps, pullDueSources } from './pull-due-sources.ts';

export type SourceWorkDeps = Omit<PullDueSourcesDeps, 'leaseMs' | 'readSource' | 'openLocate'> & {
  geocoder: Geocoder | undefined;
};

/** Longer than a request, a reading and the writing of one batch together. */
const leaseMs = 180_000;

export const sourceWorkService = ({ geocoder, ...deps }: SourceWorkDeps) => ({
  pullDue: pullDueSources({
    ...deps,
    leaseMs,
    readSource: readSourceSafely,
    openLocate: () =>
      locateDrafts(geocoder, (err) =>
        deps.log.warn({ err }, 'geocoder unreachable: events without a position stay drafts'),
      ),
  }),
});

export type SourceWorkService = ReturnType<typeof sourceWorkService>;
