import { setTimeout as pause } from 'node:timers/promises';
import type { Kind } from '../cases/case.ts';
import type { Probe, ProbeWindow } from '../probe/probe.ts';
import { bars, type Findings } from '../report/findings.ts';
import type { RecentCases } from './recent-cases.ts';

type Fired = { id: string; title: string };

/**
 * Looks at what another visitor and the memory of the service went through. A wait above the bar counts when the same case causes it again, alone:
 * a busy machine makes a visitor wait too, but not each time at the same request.
 */
export type Watch = {
  /** Judges the waits since a moment in which several cases were in flight. */
  check: (kind: Kind, from: number) => Promise<void>;
  /** Does one thing and judges what it caused. */
  fire: (fired: Fired, work: () => Promise<void>) => Promise<ProbeWindow>;
  /** Asks the server to collect its garbage: what is measured then is what requests hold. */
  collect: () => Promise<void>;
  longestWaitMs: () => number;
  /** The longest wait that no case caused again. */
  unconfirmedMs: () => number;
  growthMegabytes: () => Promise<number>;
  /** Whether every process of the service still runs. */
  isAlive: () => boolean;
};

export type WatchOptions = {
  probe: Probe;
  recent: RecentCases;
  findings: Findings;
  /** Resident memory of each process after the warm-up, in MB. */
  baseline: Record<string, number>;
  /** The process whose garbage is collected between pieces of the run. */
  serverPid: number | undefined;
  /** Runs a case alone, by its id. */
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

/** Collects the garbage of a server that `infra/test/collect-on-signal.mjs` was loaded into. */
export async function collectGarbage(pid: number | undefined): Promise<void> {
  if (pid !== undefined) process.kill(pid, 'SIGUSR2');
  await pause(collectMs);
}

export function watch({
  probe,
  recent,
  findings,
  baseline,
  serverPid,
  again,
}: WatchOptions): Watch {
  const began = Date.now();
  let longest = 0;
  let unconfirmed = 0;
  const during = async (work: () => Promise<void>): Promise<ProbeWindow> => {
    const from = Date.now();
    await work();
    return probe.window(from);
  };
  const gone = new Set<string>();
  // A process that ended takes no memory any more.
  const lookForEnds = (kind: Kind, { id, title }: Fired, { lastMegabytes }: ProbeWindow): void => {
    for (const [name, last] of Object.entries(lastMegabytes)) {
      if (last > 0 || gone.has(name)) continue;
      gone.add(name);
      findings.add({
        id,
        kind,
        title,
        measure: 'failure',
        what: `the process of the ${name} ended`,
      });
    }
  };
  const report = (kind: Kind, { id, title }: Fired, ms: number, { path }: ProbeWindow): void => {
    longest = Math.max(longest, ms);
    findings.add({
      id,
      kind,
      title,
      measure: 'wait',
      what: `another visitor waited ${ms} ms for ${path.slice(0, 40)}`,
    });
  };
  // The shortest of several waits: what the case itself costs, on this machine.
  const confirm = async (work: () => Promise<void>, first: number): Promise<number> => {
    let shortest = first;
    for (let turn = 0; turn < repetitions && shortest > bars.longestWaitMs; turn += 1) {
      await pause(settleMs * (turn + 1));
      shortest = Math.min(shortest, (await during(work)).longestMs);
    }
    return shortest;
  };
  const judge = async (
    kind: Kind,
    suspects: readonly { fired: Fired; work: () => Promise<void> }[],
    window: ProbeWindow,
  ): Promise<void> => {
    for (const { fired, work } of suspects) {
      const ms = await confirm(work, window.longestMs);
      if (ms > bars.longestWaitMs) return report(kind, fired, ms, window);
      longest = Math.max(longest, ms);
    }
    unconfirmed = Math.max(unconfirmed, window.longestMs);
  };
  return {
    check: async (kind, from) => {
      const window = await probe.window(from);
      lookForEnds(kind, recent.at(window.at)[0] ?? { id: `${kind}:0:0`, title: kind }, window);
      if (window.longestMs <= bars.longestWaitMs) longest = Math.max(longest, window.longestMs);
      else {
        const inFlight = recent.at(window.at + window.longestMs / 2).slice(0, mostSuspects);
        await judge(
          kind,
          inFlight.map((fired) => ({ fired, work: () => again(fired.id) })),
          window,
        );
      }
    },
    fire: async (fired, work) => {
      const before = await probe.window(Date.now() - settleMs);
      const window = await during(work);
      lookForEnds('weapons', fired, window);
      const growth = growthOf(before.peakMegabytes, window);
      if (growth > bars.growthMegabytes)
        findings.add({
          ...fired,
          kind: 'weapons',
          measure: 'memory',
          what: `takes ${Math.round(growth)} MB`,
        });
      if (window.longestMs > bars.longestWaitMs) await judge('weapons', [{ fired, work }], window);
      else longest = Math.max(longest, window.longestMs);
      return window;
    },
    collect: () => collectGarbage(serverPid),
    longestWaitMs: () => longest,
    unconfirmedMs: () => unconfirmed,
    isAlive: () => gone.size === 0,
    growthMegabytes: async () => growthOf(baseline, await probe.window(began)),
  };
}
