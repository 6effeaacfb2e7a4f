import type { PlaceKind } from '@parages/contracts/vocabulary/places/place-kinds';
import { v5 as uuidv5 } from 'uuid';

const namespace = '3d8f0b52-51c7-4a1e-9d0b-7f2e6a94c8b1';

/** The permanent id of a place that the database does not hold. */
export const placeId = (kind: PlaceKind, code: string): string =>
  uuidv5(`${kind}:${code}`, namespace);
