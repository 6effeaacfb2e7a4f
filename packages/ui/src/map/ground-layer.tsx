import { type ComponentType, lazy, Suspense, useEffect, useReducer } from 'react';
import { TileLayer } from 'react-leaflet';
import type { DrawnGroundProps } from './drawn-ground.tsx';
import type { AskGround, GroundWords, Tiles } from './ground.ts';
import { initialGround, nextGround, tilesLateMs } from './ground-state.ts';

const nothing = () => null;
// Without a network its file may not have been kept: the map then has no drawing, and stands all the same.
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
  /** A name already written on the map: our drawing leaves it out. */
  placeName?: string | null;
  /** Told once the map is drawn by ourselves. */
  onDrawn?: () => void;
};

/** What the map lies on: tiles, or our own drawing of the land when there are none, or while they do not come. Never a grey square. */
export function GroundLayer({
  tiles,
  words,
  useGround,
  placeName = null,
  onDrawn,
}: GroundLayerProps) {
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
          <DrawnGround placeName={placeName} sources={words.sources} useGround={useGround} />
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
