import type { Clock } from '../../platform/clock.ts';
import type { Geocoder } from './geocoder.ts';
import { stateGeocoder } from './state-geocoder.ts';

// `form`: an organiser waits. `job`: an import waits.
const deadlinesMs = { form: 1500, job: 3000 };

/** Opens the configured geocoder, with the deadline of its use; undefined without one. */
export const openGeocoder = (
  { GEOCODER_URL: baseUrl }: { GEOCODER_URL?: string | undefined },
  use: keyof typeof deadlinesMs,
  clock: Clock,
): Geocoder | undefined =>
  baseUrl === undefined
    ? undefined
    : stateGeocoder({ baseUrl, deadlineMs: deadlinesMs[use], clock });
