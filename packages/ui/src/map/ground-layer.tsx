import { type ComponentType, lazy, Suspense, useEffect, useReducer } from 'react';
import { TileLayer } from 'react-leaflet';
import type { DrawnGroundProps } from './drawn-ground.tsx';
import type { AskGround, GroundWords, Tiles } from './ground.ts';
import { initialGround, nextGround, tilesLateMs } from './ground-state.ts';

const nothing = () => null;
// Offline, this chunk may not be in the cache: the map then has no drawing, but still works.
const DrawnGround = lazy(
  (): Promise<{ default: ComponentType<DrawnGroundProps> }> =>
    import('./drawn-ground.tsx').then(
      (file) => ({ default: file.DrawnGround }),
      () => ({ default: nothing }),
    ),
);

export type GroundLayerProps = {
  tiles: Tiles | null;
  words: GroundWords;
  useGround: AskGround;
  /** A place name that another layer shows: our drawing omits it. */
  placeName?: string | null;
  /** Called when our own drawing is shown without tiles. */
  onDrawn?: () => void;
};

/**
 * The background of the map: tiles, or our own drawing when there are no tiles, or when they are
 * late or fail.
 */
export function GroundLayer({
  tiles,
  words,
  useGround,
  placeName = null,
  onDrawn,
}: GroundLayerProps) {
  const [{ shows }, dispatch] = useReducer(nextGround, tiles !== null, initialGround);
  useEffect(() => {
    const late = setTimeout(() => dispatch('late'), tilesLateMs);
    const retry = () => dispatch('online');
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
          <DrawnGround placeName={placeName} sources={words.sources} useGround={useGround} />
        </Suspense>
      )}
      {tiles && shows !== 'drawing' && (
        <TileLayer
          url={tiles.url}
          attribution={tiles.attribution}
          maxZoom={19}
          eventHandlers={{ tileload: () => dispatch('tile'), tileerror: () => dispatch('failure') }}
        />
      )}
    </>
  );
}
