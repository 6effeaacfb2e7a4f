import type { Geocoder } from '../../../../gateways/geocoder/geocoder.ts';
import { locateDrafts } from '../../locating/locate-drafts.ts';
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
      locateDrafts({
        geocoder,
        clock: deps.clock,
        onUnreachable: (err) => deps.log.warn({ err }, 'geocoder unreachable: addresses wait'),
      }),
  }),
});

export type SourceWorkService = ReturnType<typeof sourceWorkService>;
