import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Target } from '../client/client.ts';

/**
 * `longestMs` is the longest wait of another visitor, without the stalls of the probe's process;
 * `at` is its start in ms since 1970.
 */
export type ProbeWindow = {
  longestMs: number;
  path: string;
  at: number;
  visits: number;
  /** Milliseconds in which the process of the probe stalled. */
  stalledMs: number;
  /** Peak resident memory of each process of the service, in MiB. */
  peakMegabytes: Record<string, number>;
  /** Last measured resident memory of each process, in MiB; 0 when it has ended. */
  lastMegabytes: Record<string, number>;
};

export type Probe = {
  window: (from: number, to?: number) => Promise<ProbeWindow>;
  close: () => void;
};
export type Processes = Record<string, number | undefined>;

const windowSchema = z.object({
  longestMs: z.number(),
  path: z.string(),
  at: z.number(),
  visits: z.number(),
  stalledMs: z.number(),
  peakMegabytes: z.record(z.string(), z.number()),
  lastMegabytes: z.record(z.string(), z.number()),
});
const messageSchema = z.object({ id: z.number(), window: windowSchema.optional() });

export async function startProbe(target: Target, processes: Processes): Promise<Probe> {
  const file = fileURLToPath(new URL('./probe-process.ts', import.meta.url));
  const child = fork(file, [JSON.stringify({ ...target, processes })], {
    execArgv: process.execArgv,
  });
  const waiting = new Map<number, (window: ProbeWindow) => void>();
  let asked = 0;
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`the probe ended with code ${code}`)));
  });
  child.on('message', (message) => {
    const { id, window } = messageSchema.parse(message);
    if (window !== undefined) waiting.get(id)?.(window);
    waiting.delete(id);
  });
  return {
    window: (from, to = Date.now()) =>
      new Promise((resolve) => {
        asked += 1;
        waiting.set(asked, resolve);
        child.send({ id: asked, from, to });
      }),
    close: () => child.disconnect(),
  };
}
