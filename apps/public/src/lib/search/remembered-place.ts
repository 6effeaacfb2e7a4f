import { limits } from '@parages/contracts/vocabulary/limits';
import {
  formatRememberedPlace,
  parseRememberedPlace,
  rememberedPlaceCookie,
} from '@parages/contracts/vocabulary/search/remembered-place';
import { writeCookie } from '../write-cookie.ts';
import type { LonLat } from './filters.search-params.ts';

const maxAgeS = limits.rememberedPlaceDays * 24 * 3600;

/** Remembers a place that the visitor chose, on this device, in a cookie that the server reads. */
export function rememberPlace(place: LonLat): void {
  writeCookie(rememberedPlaceCookie, encodeURIComponent(formatRememberedPlace(place)), maxAgeS);
}

export const forgetPlace = (): void => writeCookie(rememberedPlaceCookie, '', 0);

/**
 * The place that this device remembers. Null when there is none, and on the server, which redirects
 * to the address with the place before it renders.
 */
export function rememberedPlace(): LonLat | null {
  if (typeof document === 'undefined') return null;
  const name = `${rememberedPlaceCookie}=`;
  const pair = document.cookie.split('; ').find((one) => one.startsWith(name));
  return parseRememberedPlace(pair?.slice(name.length).replace('%2C', ','));
}
