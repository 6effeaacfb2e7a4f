import { spreadOf } from '../../pages/median.ts';

/** `rounds` are the ratios round by round. */
type Ratio = { rounds: number[]; median: number };

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Ours over the peer's, in the same round: a slow minute of the machine affects both. */
export function ratioOf(ours: readonly number[], peer: readonly number[]): Ratio {
  if (ours.length !== peer.length) throw new Error('engines have different numbers of rounds');
  const rounds = ours.map((value, round) => value / (peer[round] ?? Number.NaN));
  return { rounds: rounds.map(rounded), median: rounded(spreadOf(rounds).median) };
}
