import type { Clock } from '../../platform/clock.ts';
import type { Geocoder } from './geocoder.ts';
import { stateGeocoder } from './state-geocoder.ts';

// An organiser waits at a form, so its deadline is shorter than the one of an import job.
const deadlinesMs = { form: 1500, job: 3000 };

export const openGeocoder = (
  { GEOCODER_URL: baseUrl }: { GEOCODER_URL?: string | undefined },
  use: keyof typeof deadlinesMs,
  clock: Clock,
): Geocoder | undefined =>
  baseUrl === undefined
    ? undefined
    : stateGeocoder({ baseUrl, deadlineMs: deadlinesMs[use], clock });
