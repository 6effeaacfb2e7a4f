import { expect, it } from 'vitest';
import { type LogPosition, type StandbyState, standbyProgress } from './standby-progress.domain.ts';

const server = (position: number, other: Partial<LogPosition> = {}): LogPosition => ({
  position: BigInt(position),
  cluster: 'one',
  isStandby: true,
  startedAt: 'monday',
  ...other,
});
const primaryAt = (position: number): LogPosition =>
  server(position, { isStandby: false, startedAt: 'sunday' });

type Positions = [primary: LogPosition | number | null, standby: LogPosition | number | null];

/** The states after observations 100 ms apart. */
function states(observed: Positions[]): [StandbyState, number | undefined][] {
  const judge = standbyProgress(300);
  return observed.map(([primary, standby], index) => {
    const progress = judge({
      atMs: index * 100,
      primary: typeof primary === 'number' ? primaryAt(primary) : (primary ?? undefined),
      standby: typeof standby === 'number' ? server(standby) : (standby ?? undefined),
    });
    return [progress.state, progress.lagMs];
  });
}

it.each<[string, Positions[], [StandbyState, number | undefined][]]>([
  ['a standby that has all comes into use at once', [[10, 10]], [['current', 0]]],
  [
    'a standby comes into use once it has what the primary had at the observation before',
    [
      [20, 10],
      [30, 19],
      [40, 30],
    ],
    [
      ['behind', undefined],
      ['behind', undefined],
      ['current', 100],
    ],
  ],
  [
    'the lag is the time since the primary had no more than the standby; beyond the bound the standby leaves',
    [
      [10, 10],
      [20, 10],
      [30, 10],
      [40, 10],
      [50, 10],
      [60, 50],
    ],
    [
      ['current', 0],
      ['current', 100],
      ['current', 200],
      ['current', 300],
      ['behind', 400],
      ['current', 100],
    ],
  ],
  [
    'a standby that replays as fast as the primary writes stays, with the lag of one observation',
    [
      [10, 10],
      [20, 15],
      [30, 25],
      [40, 35],
      [50, 45],
    ],
    [
      ['current', 0],
      ['current', 100],
      ['current', 100],
      ['current', 100],
      ['current', 100],
    ],
  ],
  [
    'a standby that does not answer leaves, and comes back when it has caught up',
    [
      [10, 10],
      [20, null],
      [30, 10],
      [40, 40],
    ],
    [
      ['current', 0],
      ['away', undefined],
      ['behind', undefined],
      ['current', 0],
    ],
  ],
  [
    'after two observations without the primary the standby answers alone; after the primary comes back, once it has what the primary has',
    [
      [10, 10],
      [null, 10],
      [null, 10],
      [30, 10],
      [40, 30],
    ],
    [
      ['current', 0],
      ['current', 100],
      ['primary_away', undefined],
      ['behind', undefined],
      ['current', 100],
    ],
  ],
  ['without both servers the standby is away', [[null, null]], [['away', undefined]]],
  [
    'a server of another cluster is no standby',
    [[10, server(10, { cluster: 'two' })]],
    [['foreign', undefined]],
  ],
  [
    'a promoted standby is one no more while the former primary answers',
    [
      [10, 10],
      [20, server(20, { isStandby: false })],
    ],
    [
      ['current', 0],
      ['foreign', undefined],
    ],
  ],
  [
    'a promoted standby is used when the address of the primary leads to it too',
    [
      [10, 10],
      [null, server(20, { isStandby: false })],
      [null, server(20, { isStandby: false })],
      [server(30, { isStandby: false }), server(30, { isStandby: false })],
    ],
    [
      ['current', 0],
      ['current', 100],
      ['primary_away', undefined],
      ['current', 0],
    ],
  ],
])('%s', (_name, observed, expected) => {
  expect(states(observed)).toEqual(expected);
});
