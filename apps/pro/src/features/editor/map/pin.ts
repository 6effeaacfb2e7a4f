import type { Map as LeafletMap } from 'leaflet';

export type LonLat = { lon: number; lat: number };

const decimals = 6;
const rounded = (degrees: number): number => Number(degrees.toFixed(decimals));

/** A position on the map as it is saved: rounded to six decimals, about a decimetre. */
export const placeOf = ({ lat, lng }: { lat: number; lng: number }): LonLat => ({
  lon: rounded(lng),
  lat: rounded(lat),
});

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const stepPixels = 8;
const longStepPixels = 64;

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * The step is a fixed distance on the screen, so finer at a closer zoom. Null for a key that is no
 * arrow key, and with Alt, Control or Meta.
 */
export function movedByKey(
  leaflet: LeafletMap,
  { lat, lon }: LonLat,
  pressed: Pressed,
): LonLat | null {
  const direction = directions[pressed.key];
  if (direction === undefined || pressed.altKey || pressed.ctrlKey || pressed.metaKey) return null;
  const step = pressed.shiftKey ? longStepPixels : stepPixels;
  const at = leaflet.project([lat, lon]);
  return placeOf(leaflet.unproject([at.x + direction[0] * step, at.y + direction[1] * step]));
}
