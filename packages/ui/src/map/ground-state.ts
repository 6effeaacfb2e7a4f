/**
 * What the background shows: nothing yet, tiles, our own drawing under late tiles (`both`), or our
 * own drawing alone. `failures` counts the failed tiles since the last loaded one.
 */
export type GroundState = { shows: 'nothing' | 'tiles' | 'both' | 'drawing'; failures: number };

/**
 * `late`: the timeout of the tiles has passed. `online`: the network is back, so tiles are tried
 * again.
 */
export type GroundEvent = 'tile' | 'failure' | 'late' | 'online';

/** Milliseconds after which our drawing is shown if no tile has loaded. */
export const tilesLateMs = 1500;
// Number of tiles that must fail in a row, before and after the first loaded tile, for the tile
// server to count as unreachable. A single failure may be a gap in the tile set.
const failuresAtStart = 2;
const failuresLater = 6;

export const initialGround = (hasTiles: boolean): GroundState => ({
  shows: hasTiles ? 'nothing' : 'drawing',
  failures: 0,
});

/**
 * The next background state: our own drawing replaces late tiles until they load, and failed tiles
 * until the network is back.
 */
export function nextGround(state: GroundState, event: GroundEvent): GroundState {
  if (event === 'online') return state.shows === 'drawing' ? { shows: 'both', failures: 0 } : state;
  if (state.shows === 'drawing') return state;
  if (event === 'tile') return { shows: 'tiles', failures: 0 };
  if (event === 'late') return state.shows === 'nothing' ? { ...state, shows: 'both' } : state;
  const failures = state.failures + 1;
  const most = state.shows === 'tiles' ? failuresLater : failuresAtStart;
  return failures < most ? { ...state, failures } : { shows: 'drawing', failures };
}
