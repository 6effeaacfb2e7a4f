import type { Tiles } from '@parages/ui/map/ground';

/**
 * Map tiles of this installation, from a `<meta>` of the document; null when there is none: maps
 * are then drawn without tiles.
 */
export function readTiles(): Tiles | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]');
  return meta ? { url: meta.content, attribution: meta.dataset.attribution ?? '' } : null;
}
