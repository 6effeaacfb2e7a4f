import type { Random } from '../../e2e/fixtures/typing/random.ts';
import { type Target, targets } from './stage/start-stage.ts';

/** `kill`: SIGKILL and a start; of a stand-in, its connections are reset and its port is closed. */
export const faultKinds = ['cut', 'slow', 'mute', 'kill'] as const;
type FaultKind = (typeof faultKinds)[number];

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

// A server takes seconds to start on a busy machine, during which nothing is acknowledged.
const serverKillsOneIn = 4;

function pickKind(random: Random, target: Target): FaultKind {
  const kind = random.pick(faultKinds);
  const isSpared = target === 'server' && kind === 'kill' && random.below(serverKillsOneIn) > 0;
  return isSpared ? 'mute' : kind;
}

/** The next fault of one of the free targets. */
export function nextFault(random: Random, busy: ReadonlySet<Target>): Fault {
  const free = targets.filter((target) => !busy.has(target));
  const target = random.pick(free);
  return {
    target,
    kind: pickKind(random, target),
    forMs: shortestMs + random.below(longestMs - shortestMs + 1),
    pieceMs: 1 + random.below(longestPieceMs),
    gapMs: random.below(longestGapMs),
  };
}
