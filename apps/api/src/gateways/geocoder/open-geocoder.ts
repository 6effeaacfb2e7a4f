import type { Clock } from '../../platform/clock.ts';
import type { Geocoder } from './geocoder.ts';
import { stateGeocoder } from './state-geocoder.ts';

// An organiser waits in front of a form for the first; an import waits for the second.
const deadlinesMs = { form: 1500, job: 3000 };

/** The configured geocoder, with the deadline of its use; undefined without one. */
export const openGeocoder = (
  { GEOCODER_URL: baseUrl }: { GEOCODER_URL?: string | undefined },
  use: keyof typeof deadlinesMs,
  clock: Clock,
): Geocoder | undefined =>
  baseUrl === undefined
    ? undefined
    : stateGeocoder({ baseUrl, deadlineMs: deadlinesMs[use], clock });
