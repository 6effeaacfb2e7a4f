// A separate process: as another visitor, it measures how long requests wait during the attack.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { z } from 'zod';
import { tlsOf } from '../client/client.ts';
import type { ProbeWindow } from './probe.ts';

const settings = z
  .object({
    origin: z.string(),
    host: z.string(),
    certificate: z.string().optional(),
    processes: z.record(z.string(), z.number().optional()),
  })
  .parse(JSON.parse(process.argv[2] ?? '{}'));

const tickMs = 5;
// A small delay of a timer is not a stall.
const lateMs = 15;
const lightEveryMs = 20;
const searchEveryMs = 100;
const memoryEveryMs = 50;
const mostWaitMs = 120_000;

type Stall = { from: number; to: number };
type Wait = { from: number; to: number; path: string };
const stalls: Stall[] = [];
const waits: Wait[] = [];
const memory: { at: number; megabytes: Record<string, number> }[] = [];
const inFlight = new Map<string, number>();

let lastTick = Date.now();
setInterval(() => {
  const now = Date.now();
  if (now - lastTick - tickMs > lateMs) stalls.push({ from: lastTick, to: now });
  lastTick = now;
}, tickMs);

function residentMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

setInterval(() => {
  const all = Object.entries(settings.processes).flatMap(([name, pid]) =>
    pid === undefined ? [] : [[name, residentMegabytes(pid)] as const],
  );
  memory.push({ at: Date.now(), megabytes: Object.fromEntries(all) });
}, memoryEveryMs);

const tls = tlsOf(settings);
const pool = new Pool(settings.origin, {
  connections: 4,
  headersTimeout: mostWaitMs,
  bodyTimeout: mostWaitMs,
  localAddress: '127.1.250.1',
  ...(tls && { connect: tls }),
});

async function visit(path: string, everyMs: number): Promise<never> {
  for (;;) {
    const from = Date.now();
    inFlight.set(path, from);
    // A request that fails counts as a wait until its failure.
    await pool.request({ method: 'GET', path, headers: { host: settings.host } }).then(
      ({ body }) => body.dump(),
      () => undefined,
    );
    waits.push({ from, to: Date.now(), path });
    inFlight.delete(path);
    await pause(everyMs);
  }
}
void visit('/robots.txt', lightEveryMs);
void visit(
  '/api/v1/pois?lon=0.68&lat=47.39&distanceKm=20&pageSize=10&withTotal=false',
  searchEveryMs,
);

const overlap = (one: Stall, other: Stall): number =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));
// The wait of the visitor without the stalls of this process.
const ownWait = (wait: Stall): number =>
  wait.to - wait.from - stalls.reduce((sum, stall) => sum + overlap(stall, wait), 0);

function readWindow(from: number, to: number): ProbeWindow {
  const now = Date.now();
  const current = [...inFlight].map(([path, since]) => ({ from: since, to: now, path }));
  const within = [...waits, ...current].filter((wait) => wait.to >= from && wait.from <= to);
  const longest = within
    .map((wait) => ({ path: wait.path, ms: ownWait(wait), at: wait.from }))
    .reduce((most, wait) => (wait.ms > most.ms ? wait : most), { path: '', ms: 0, at: 0 });
  const peaks: Record<string, number> = {};
  for (const { at, megabytes } of memory)
    if (at >= from && at <= to)
      for (const [name, value] of Object.entries(megabytes))
        peaks[name] = Math.max(peaks[name] ?? 0, value);
  const stalledMs = stalls.reduce((sum, stall) => sum + overlap(stall, { from, to }), 0);
  return {
    longestMs: Math.round(longest.ms),
    path: longest.path,
    at: longest.at,
    visits: within.length,
    stalledMs,
    peakMegabytes: peaks,
    lastMegabytes: memory.at(-1)?.megabytes ?? {},
  };
}

const asked = z.object({ id: z.number(), from: z.number(), to: z.number() });
process.on('message', (message) => {
  const { id, from, to } = asked.parse(message);
  process.send?.({ id, window: readWindow(from, to) });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ id: 0 });
