/** `position`: bytes of the write-ahead log that a primary has flushed or a standby replayed. */
export type LogPosition = {
  position: bigint;
  cluster: string;
  isStandby: boolean;
  startedAt: string;
};

/**
 * Both servers, asked one after the other from `atMs` on; undefined for one that did not answer.
 */
export type Observation = {
  atMs: number;
  primary: LogPosition | undefined;
  standby: LogPosition | undefined;
};

/**
 * `away`: the standby does not answer. `foreign`: it is no standby of this primary. `behind`: it
 * has replayed too little. `primary_away`: it answers alone.
 */
export type StandbyState = 'current' | 'primary_away' | 'behind' | 'away' | 'foreign';

/**
 * `lagMs`: how long ago the primary had no more than the standby has now; undefined while it is
 * unknown.
 */
export type Progress = { state: StandbyState; lagMs: number | undefined };

// A late answer of a busy primary is no reason to show its callers less than they have written.
export const missesOfPrimary = 2;

type Mark = { position: bigint; atMs: number };

export const isInUse = ({ state }: Pick<Progress, 'state'>): boolean =>
  state === 'current' || state === 'primary_away';

// A promoted standby takes writes of its own, unless the primary's address leads to it too.
const isOfCluster = (primary: LogPosition, standby: LogPosition): boolean =>
  primary.cluster === standby.cluster &&
  (standby.isStandby || standby.startedAt === primary.startedAt);

/**
 * Judges a standby by successive observations. It stays in use within `maxLagMs`, and comes into
 * use once it has what the primary had at the observation before. Compares positions of the log
 * with those of earlier moments, since the clocks of two servers differ, and the last replayed
 * commit is old when nothing is written.
 */
export function standbyProgress(maxLagMs: number): (observed: Observation) => Progress {
  let marks: Mark[] = [];
  let freshAtMs: number | undefined;
  let state: StandbyState = 'away';
  let misses = 0;

  function judgeAlone(standby: LogPosition | undefined): StandbyState {
    if (standby && misses < missesOfPrimary) return state === 'away' ? 'behind' : state;
    marks = [];
    freshAtMs = undefined;
    return standby ? 'primary_away' : 'away';
  }

  function judge({ atMs, primary, standby }: Observation): StandbyState {
    misses = primary ? 0 : misses + 1;
    if (!standby || !primary) return judgeAlone(standby);
    if (!isOfCluster(primary, standby)) {
      marks = [];
      return 'foreign';
    }
    marks.push({ position: primary.position, atMs });
    const replayed = marks.filter(({ position }) => position <= standby.position).at(-1);
    freshAtMs = replayed?.atMs ?? freshAtMs;
    const isCurrent =
      state === 'current'
        ? freshAtMs !== undefined && atMs - freshAtMs <= maxLagMs
        : replayed !== undefined;
    // The last one alone decides when a standby that is behind comes into use.
    marks = marks.filter((mark, index) =>
      isCurrent ? mark.atMs > (freshAtMs ?? 0) : index === marks.length - 1,
    );
    return isCurrent ? 'current' : 'behind';
  }

  return (observed) => {
    state = judge(observed);
    const lagMs = freshAtMs === undefined ? undefined : observed.atMs - freshAtMs;
    return { state, lagMs: state === 'foreign' ? undefined : lagMs };
  };
}
