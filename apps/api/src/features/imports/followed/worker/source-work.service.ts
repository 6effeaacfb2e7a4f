import { setTimeout as sleep } from 'node:timers/promises';
import type { Geocoder } from '../../../../gateways/geocoder/geocoder.ts';
import { locateDrafts } from '../../locating/locate-drafts.ts';
import { readSourceSafely } from '../reading/source-reading.service.ts';
import { forgetMissing } from './forget-missing.ts';
import { type PullDueSourcesDeps, pullDueSources } from './pull-due-sources.ts';

export type SourceWorkDeps = Omit<
  PullDueSourcesDeps,
  'leaseMs' | 'readSource' | 'openLocate' | 'wait'
> & {
  geocoder: Geocoder | undefined;
  wait?: PullDueSourcesDeps['wait'];
};

/** Longer than a request, a reading and the writing of one batch together. */
const leaseMs = 180_000;
/** Of the addresses of one batch; the next pull looks the others up. */
const locatingMs = 45_000;

export const sourceWorkService = ({
  geocoder,
  wait = (ms) => sleep(ms),
  ...deps
}: SourceWorkDeps) => ({
  forgetMissing: forgetMissing(deps),
  pullDue: pullDueSources({
    ...deps,
    wait,
    leaseMs,
    readSource: readSourceSafely,
    openLocate: () =>
      locateDrafts({
        geocoder,
        clock: deps.clock,
        deadlineMs: locatingMs,
        onUnreachable: (err) => deps.log.warn({ err }, 'geocoder unreachable: addresses wait'),
      }),
  }),
});

export type SourceWorkService = ReturnType<typeof sourceWorkService>;
