import {
  type DoubtReason,
  doubtReasons,
} from '@parages/contracts/vocabulary/imports/doubt-reasons';
import { z } from 'zod';
import type { PlaceVerdict } from '../plausibility/plausible-places.domain.ts';

/**
 * A place to check, with the position that the import writes: null when it knows none. `score` is that
 * of the geocoder, null when it did not answer or found nothing.
 */
export const placeDoubtSchema = z.strictObject({
  reason: z.enum(doubtReasons),
  score: z.number().nullable(),
  lon: z.number().nullable(),
  lat: z.number().nullable(),
});
export type PlaceDoubt = z.output<typeof placeDoubtSchema>;

const reasons: Readonly<Record<PlaceVerdict['kind'], DoubtReason | undefined>> = {
  consistent: undefined,
  corrected: undefined,
  position: 'position_elsewhere',
  postalCode: 'postal_code_elsewhere',
  locality: 'city_elsewhere',
};

/** Undefined for a place that the import believes, as it is or as it corrects it. */
export function doubtOf(
  { lon, lat }: Pick<PlaceDoubt, 'lon' | 'lat'>,
  { kind }: PlaceVerdict,
): PlaceDoubt | undefined {
  const reason = reasons[kind];
  return reason === undefined ? undefined : { reason, score: null, lon, lat };
}
