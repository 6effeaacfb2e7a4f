import type { Site } from '@parages/contracts/vocabulary/site';
import { lazy, Suspense, useEffect, useReducer } from 'react';
import { TileLayer } from 'react-leaflet';
import { orNothing } from '../../lib/or-nothing.ts';
import { initialGround, nextGround, tilesLateMs } from './ground-state.ts';

const DrawnGround = lazy(orNothing(async () => ({ default: (await import('./drawn-ground.tsx')).DrawnGround })));

export type GroundLayerProps = {
  tiles: Site['tiles'];
  /** A name already written on the map: our drawing leaves it out. */
  placeName?: string | null;
  /** Told once the map is drawn by ourselves. */
  onDrawn?: () => void;
};

/** What the map lies on: tiles, or our own drawing of the land when there are none, or while they do not come. Never a grey square. */
export function GroundLayer({ tiles, placeName = null, onDrawn }: GroundLayerProps) {
  const [{ shows }, tell] = useReducer(nextGround, tiles !== null, initialGround);
  useEffect(() => {
    const late = setTimeout(() => tell('late'), tilesLateMs);
    const retry = () => tell('online');
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(late);
      window.removeEventListener('online', retry);
    };
  }, []);
  useEffect(() => {
    if (shows === 'drawing') onDrawn?.();
  }, [shows, onDrawn]);
  return (
    <>
      {(shows === 'drawing' || shows === 'both') && (
        <Suspense>
          <DrawnGround placeName={placeName} />
        </Suspense>
      )}
      {tiles && shows !== 'drawing' && (
        <TileLayer
          url={tiles.url}
          attribution={tiles.attribution}
          maxZoom={19}
          eventHandlers={{ tileload: () => tell('tile'), tileerror: () => tell('failure') }}
        />
      )}
    </>
  );
}
