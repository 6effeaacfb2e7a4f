import type { Clock } from '../../platform/clock.ts';
import { steadyPace } from '../../platform/outside/pace.ts';
import type { Geocoder, PlaceGeocoder } from './geocoder.ts';
import { stateGeocoder } from './state-geocoder.ts';
import { statePlaceGeocoder } from './state-place-geocoder.ts';

type GeocoderSettings = { GEOCODER_URL?: string | undefined };

// A person waits at a form, so its deadline is shorter than the one of an import job.
const deadlinesMs = { form: 1500, job: 3000 };
// The geocoder allows a machine 50 a second.
const perSecond = { form: 20, job: 20, place: 10 };

/**
 * Requests of a form above the limit are refused, those of jobs wait for their turn: the jobs of a
 * process share one geocoder, and so one pace.
 */
export const openGeocoder = (
  { GEOCODER_URL: baseUrl }: GeocoderSettings,
  use: keyof typeof deadlinesMs,
  clock: Clock,
): Geocoder | undefined =>
  baseUrl === undefined
    ? undefined
    : stateGeocoder({
        baseUrl,
        deadlineMs: deadlinesMs[use],
        perSecond: perSecond[use],
        pace: use === 'job' ? steadyPace({ perSecond: perSecond.job }) : undefined,
        clock,
      });

/** Has a rate limit of its own, so that typing visitors leave organisers theirs. */
export const openPlaceGeocoder = (
  { GEOCODER_URL: baseUrl }: GeocoderSettings,
  clock: Clock,
): PlaceGeocoder | undefined =>
  baseUrl === undefined
    ? undefined
    : statePlaceGeocoder({
        baseUrl,
        deadlineMs: deadlinesMs.form,
        perSecond: perSecond.place,
        clock,
      });
