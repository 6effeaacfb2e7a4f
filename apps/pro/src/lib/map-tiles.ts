import type { Tiles } from '@parages/ui/map/ground';

/** The tiles of this installation's maps, as its document was told; null where maps are drawn by ourselves. */
export function readTiles(): Tiles | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]');
  return meta ? { url: meta.content, attribution: meta.dataset.attribution ?? '' } : null;
}
