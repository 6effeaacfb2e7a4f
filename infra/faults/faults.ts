import type { Random } from '../../e2e/fixtures/typing/random.ts';
import { type Target, targets } from './stage/start-stage.ts';

/** `kill`: SIGKILL and a start; of a stand-in, its connections are reset and its port is closed. */
export const faultKinds = ['cut', 'slow', 'mute', 'kill'] as const;
export type FaultKind = (typeof faultKinds)[number];

export type Fault = {
  target: Target;
  kind: FaultKind;
  forMs: number;
  /** For which a slowed piece waits. */
  pieceMs: number;
  /** Until the next fault. */
  gapMs: number;
};

const shortestMs = 50;
const longestMs = 1500;
const longestPieceMs = 300;
const longestGapMs = 600;

/** The next fault of one of the free targets. */
export function nextFault(random: Random, busy: ReadonlySet<Target>): Fault {
  const free = targets.filter((target) => !busy.has(target));
  return {
    target: random.pick(free),
    kind: random.pick(faultKinds),
    forMs: shortestMs + random.below(longestMs - shortestMs + 1),
    pieceMs: 1 + random.below(longestPieceMs),
    gapMs: random.below(longestGapMs),
  };
}
