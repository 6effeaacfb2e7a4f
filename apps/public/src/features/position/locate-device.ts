import type { QueryClient } from '@tanstack/react-query';
import type { Located, LocateFailure } from '../../lib/native/native.ts';
import type { LonLat } from '../../lib/search/filters.search-params.ts';
import { rememberPlace } from '../../lib/search/remembered-place.ts';
import type { KnownPlace } from '../../lib/search/search-place.ts';
import { nameOf, position } from './position.queries.ts';

/**
 * `toast` is a translation key; `on_geolocation_disabled` also opens the prompt to turn location
 * on.
 */
export type LocateOutcome =
  | { place: KnownPlace }
  | { place: null; toast: `on_geolocation_${'unavailable' | 'disabled' | 'error'}` };

const toasts = {
  unavailable: 'on_geolocation_unavailable',
  disabled: 'on_geolocation_disabled',
  denied: 'on_geolocation_error',
  failed: 'on_geolocation_error',
} as const satisfies Record<LocateFailure, string>;

// Rounded to about 100 m: enough to search around, and less precise about the visitor's home.
const rounded = ({ lon, lat }: LonLat): LonLat => ({
  lon: Math.round(lon * 1000) / 1000,
  lat: Math.round(lat * 1000) / 1000,
});

const loadNative = () => import('../../lib/native/native.ts');

// Without a network, the import of the module fails: it counts as a failed location.
async function askDevice(load: typeof loadNative): Promise<Located> {
  try {
    const { locate } = await load();
    return await locate();
  } catch {
    return { position: null, failure: 'failed' };
  }
}

/**
 * On failure, restores the previous answer of the `device` query. Call it on a tap only: the device
 * may prompt for permission.
 */
export async function locateDevice(client: QueryClient, load = loadNative): Promise<LocateOutcome> {
  const { queryKey } = position.device();
  const asked = client.getQueryData(queryKey) ?? null;
  const before = asked === 'loading' ? null : asked;
  if (before === null) client.setQueryData(queryKey, 'loading');
  const located = await askDevice(load);
  if (located.position === null) {
    client.setQueryData(queryKey, before);
    return { place: null, toast: toasts[located.failure] };
  }
  const at = rounded(located.position);
  const place: KnownPlace = { kind: 'device', name: await nameOf(client, at), position: at };
  client.setQueryData(queryKey, place);
  rememberPlace(at);
  return { place };
}
