import type { Interruption, Spread } from './load/samples.ts';
import type { AttackFigures } from './scenes/attack-topology.ts';
import { type CacheFigures, promisedMs } from './scenes/change-events.ts';
import type { LagFigures } from './scenes/measure-lag.ts';
import type { PromotionFigures } from './scenes/promote-standby.ts';
import type { RestartFigures } from './scenes/restart-servers.ts';

/** What each scene has measured; absent for a scene that did not run. */
export type Figures = {
  /** Null when the attack did not end. */
  attack?: AttackFigures | null;
  restart?: RestartFigures;
  lag?: LagFigures;
  promotion?: PromotionFigures;
  caches?: CacheFigures;
};

/** `isHeld`: the figure is within its bar. */
export type Line = { text: string; isHeld: boolean };

const mostLagMs = 500;

const round = (value: number): number => Math.round(value * 10) / 10;
const spread = ({ median, p95, most }: Spread, unit: string): string =>
  `median ${round(median)}, 95th percentile ${round(p95)}, most ${round(most)} ${unit}`;
const seconds = (ms: number | undefined): string =>
  ms === undefined ? 'never' : `${round(ms / 1000)} s`;
const interruption = (what: string, of: Interruption): string =>
  `${what}: ${of.failed} of ${of.asked} failed, longest wait ${seconds(of.longestMs)}, answered again after ${seconds(of.answeredAgainMs)}`;

// Waits of others and memory are bars of the attack on one server, which has the machine to itself.
const attackLine = (of: AttackFigures | null): Line =>
  of === null
    ? { text: 'Attack suite through nginx: it did not end', isHeld: false }
    : {
        text: `Attack suite through nginx: ${of.requests} requests, ${of.failure} undeclared 5xx, ${of.schema} answers outside their schema, ${of.access} access mismatches; longest wait of another visitor ${of.longestWaitMs} ms, memory growth ${Math.round(of.growthMegabytes)} MB`,
        isHeld: of.failure + of.schema + of.access === 0,
      };

const restartLine = (of: RestartFigures): Line => ({
  text: `Rolling restart of ${round(of.seconds)} s: ${of.lost} of ${of.requests} requests lost, longest wait ${seconds(of.longestMs)}, ${of.writesLost} acknowledged writes lost`,
  isHeld: of.lost === 0 && of.writesLost === 0,
});

const lagLines = (of: LagFigures): Line[] => [
  {
    text: `Replication lag by the servers: ${spread(of.service, 'ms')}, of ${of.service.count} readings`,
    isHeld: of.service.count > 0 && of.service.most <= mostLagMs,
  },
  {
    text: `Replication lag by pg_stat_replication: ${spread(of.replayMs, 'ms')}; ${spread(of.replayBytes, 'bytes')}; ${of.writes} writes meanwhile`,
    isHeld: of.replayBytes.count > 0,
  },
  {
    text: `Own writes read at once: ${of.ownReads - of.ownReadsMissed} of ${of.ownReads}`,
    isHeld: of.ownReads > 0 && of.ownReadsMissed === 0,
  },
];

const promotionLines = (of: PromotionFigures): Line[] => [
  {
    text: interruption('Loss of the primary, searches of visitors', of.searches),
    isHeld: of.searches.failed === 0 && of.searches.asked > 0,
  },
  {
    text: interruption('Loss of the primary, searches with a session', of.searchesWithSession),
    isHeld: of.searchesWithSession.failed === 0,
  },
  { text: interruption('Loss of the primary, pages', of.pages), isHeld: of.pages.failed === 0 },
  {
    text: `Loss of the primary, writes: accepted again after ${seconds(of.writesAgainSeconds === undefined ? undefined : of.writesAgainSeconds * 1000)}; ${of.writesLost} of ${of.writesAcknowledged} acknowledged writes lost`,
    isHeld: of.writesLost === 0 && of.writesAgainSeconds !== undefined,
  },
  {
    text: `After the processes were led to the new primary: ${of.failedAfterRestart} requests failed`,
    isHeld: of.failedAfterRestart === 0,
  },
];

const cacheLine = (of: CacheFigures): Line => ({
  text: `Changes in the caches of other processes: ${spread(of.freshMs, 'ms')} of ${promisedMs} ms, of ${of.freshMs.count} readings; ${of.relapses} answers showed the former state again`,
  isHeld: of.freshMs.most <= promisedMs && of.relapses === 0,
});

export const linesOf = ({ attack, restart, lag, promotion, caches }: Figures): Line[] => [
  ...(attack === undefined ? [] : [attackLine(attack)]),
  ...(caches ? [cacheLine(caches)] : []),
  ...(restart ? [restartLine(restart)] : []),
  ...(lag ? lagLines(lag) : []),
  ...(promotion ? promotionLines(promotion) : []),
];
