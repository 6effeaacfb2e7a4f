/**
 * What lies under the events: nothing yet, tiles, our own drawing while tiles are late (`both`), or our own drawing alone.
 * `failures` counts the tiles that did not come since one came.
 */
export type GroundState = { shows: 'nothing' | 'tiles' | 'both' | 'drawing'; failures: number };

/** `late`: tiles have had their time. `online`: the network is back, they get another chance. */
export type GroundEvent = 'tile' | 'failure' | 'late' | 'online';

/** How long tiles may take before our drawing stands in for them. */
export const tilesLateMs = 1500;
// One missing tile is a hole in somebody's plan; a few without any other are a server that is away.
const failuresAtStart = 2;
const failuresLater = 6;

export const initialGround = (hasTiles: boolean): GroundState => ({
  shows: hasTiles ? 'nothing' : 'drawing',
  failures: 0,
});

/** The map is never an empty grey square: tiles that are late or away give way to our own drawing, and come back when they can. */
export function nextGround(state: GroundState, event: GroundEvent): GroundState {
  if (event === 'online') return state.shows === 'drawing' ? { shows: 'both', failures: 0 } : state;
  if (state.shows === 'drawing') return state;
  if (event === 'tile') return { shows: 'tiles', failures: 0 };
  if (event === 'late') return state.shows === 'nothing' ? { ...state, shows: 'both' } : state;
  const failures = state.failures + 1;
  const most = state.shows === 'tiles' ? failuresLater : failuresAtStart;
  return failures < most ? { ...state, failures } : { shows: 'drawing', failures };
}
