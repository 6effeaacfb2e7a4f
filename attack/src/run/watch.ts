import { setTimeout as pause } from 'node:timers/promises';
import type { Kind } from '../cases/case.ts';
import type { Probe, ProbeWindow } from '../probe/probe.ts';
import { bars, type Findings } from '../report/findings.ts';
import type { RecentCases } from './recent-cases.ts';

type Fired = { id: string; title: string };

/**
 * A wait above the maximum is a finding only when the same case causes such a wait each time it
 * runs again, alone: load on the machine also causes waits, but not repeatedly at the same request.
 */
export type Watch = {
  check: (kind: Kind, from: number) => Promise<void>;
  fire: (fired: Fired, work: () => Promise<void>) => Promise<ProbeWindow>;
  /** Collects the garbage of the server, so that measured memory is live memory. */
  collect: () => Promise<void>;
  longestWaitMs: () => number;
  /** The longest wait that no case caused again. */
  unconfirmedMs: () => number;
  growthMegabytes: () => Promise<number>;
  isAlive: () => boolean;
};

export type WatchOptions = {
  probe: Probe;
  recent: RecentCases;
  findings: Findings;
  /** Resident memory of each process after the warm-up, in MiB. */
  baseline: Record<string, number>;
  serverPids: readonly number[];
  again: (id: string) => Promise<void>;
};

const mostSuspects = 5;
const repetitions = 5;
const settleMs = 150;

const growthOf = (baseline: Record<string, number>, { peakMegabytes }: ProbeWindow): number =>
  Math.max(
    0,
    ...Object.entries(peakMegabytes).map(([name, peak]) => peak - (baseline[name] ?? peak)),
  );

const collectMs = 500;

/** The servers must have loaded `infra/test/collect-on-signal.mjs`. */
export async function collectGarbage(pids: readonly number[]): Promise<void> {
  for (const pid of pids) process.kill(pid, 'SIGUSR2');
  await pause(collectMs);
}

export function watch(options: WatchOptions): Watch {
  const { probe, recent, findings, baseline, serverPids, again } = options;
  const began = Date.now();
  const waits = { longestMs: 0, unconfirmedMs: 0 };
  const ends = endedProcesses(findings);
  const judge = waitJudge(options, waits);

  return {
    check: async (kind, from) => {
      const window = await probe.window(from);
      const latest = recent.at(window.at)[0] ?? { id: `${kind}:0:0`, title: kind };
      ends.report(kind, latest, window);
      const suspects = recent.at(window.at + window.longestMs / 2).slice(0, mostSuspects);
      await judge(
        kind,
        suspects.map((fired) => ({ fired, work: () => again(fired.id) })),
        window,
      );
    },
    fire: async (fired, work) => {
      const before = await probe.window(Date.now() - settleMs);
      const window = await probeDuring(probe, work);
      ends.report('weapons', fired, window);
      reportGrowth(findings, fired, growthOf(before.peakMegabytes, window));
      await judge('weapons', [{ fired, work }], window);
      return window;
    },
    collect: () => collectGarbage(serverPids),
    longestWaitMs: () => waits.longestMs,
    unconfirmedMs: () => waits.unconfirmedMs,
    isAlive: () => ends.count() === 0,
    growthMegabytes: async () => growthOf(baseline, await probe.window(began)),
  };
}

async function probeDuring(probe: Probe, work: () => Promise<void>): Promise<ProbeWindow> {
  const from = Date.now();
  await work();
  return probe.window(from);
}

function endedProcesses(findings: Findings) {
  const ended = new Set<string>();
  return {
    count: (): number => ended.size,
    report: (kind: Kind, { id, title }: Fired, { lastMegabytes }: ProbeWindow): void => {
      for (const [name, last] of Object.entries(lastMegabytes)) {
        if (last > 0 || ended.has(name)) continue;
        ended.add(name);
        const what = `the process of the ${name} ended`;
        findings.add({ id, kind, title, measure: 'failure', what });
      }
    },
  };
}

function reportGrowth(findings: Findings, fired: Fired, megabytes: number): void {
  if (megabytes <= bars.growthMegabytes) return;
  const what = `takes ${Math.round(megabytes)} MB`;
  findings.add({ ...fired, kind: 'weapons', measure: 'memory', what });
}

type Suspect = { fired: Fired; work: () => Promise<void> };

function waitJudge(
  { probe, findings }: Pick<WatchOptions, 'probe' | 'findings'>,
  waits: { longestMs: number; unconfirmedMs: number },
) {
  const noteWait = (ms: number): void => {
    waits.longestMs = Math.max(waits.longestMs, ms);
  };
  // The shortest of several waits is the cost of the case itself on this machine.
  const confirm = async (work: () => Promise<void>, first: number): Promise<number> => {
    let shortest = first;
    for (let turn = 0; turn < repetitions && shortest > bars.longestWaitMs; turn += 1) {
      await pause(settleMs * (turn + 1));
      shortest = Math.min(shortest, (await probeDuring(probe, work)).longestMs);
    }
    return shortest;
  };

  return async (kind: Kind, suspects: readonly Suspect[], window: ProbeWindow): Promise<void> => {
    if (window.longestMs <= bars.longestWaitMs) return noteWait(window.longestMs);
    for (const { fired, work } of suspects) {
      const ms = await confirm(work, window.longestMs);
      noteWait(ms);
      if (ms <= bars.longestWaitMs) continue;
      const what = `another visitor waited ${ms} ms for ${window.path.slice(0, 40)}`;
      findings.add({ id: fired.id, kind, title: fired.title, measure: 'wait', what });
      return;
    }
    waits.unconfirmedMs = Math.max(waits.unconfirmedMs, window.longestMs);
  };
}
