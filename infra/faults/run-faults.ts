import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../e2e/fixtures/typing/random.ts';
import { type Fault, nextFault } from './faults.ts';
import type { Stage, Target } from './stage/start-stage.ts';

/** Faults at a time: with more, hardly a write is acknowledged. */
const mostAtOnce = 3;
const pollMs = 20;

async function cause({ relays, killable }: Stage, fault: Fault): Promise<void> {
  const { target, kind, forMs, pieceMs } = fault;
  const part = killable[target];
  if (kind === 'kill' && part !== undefined) {
    await part.kill();
    await wait(forMs);
    await part.start();
    return;
  }
  const end = await relays[target].break(kind === 'kill' ? 'shut' : kind, pieceMs);
  await wait(forMs);
  await end();
}

/**
 * Causes `count` faults, several at a time, and returns them once the last one has ended.
 * @throws {Error} when a killed part does not start again
 */
export async function runFaults(
  stage: Stage,
  { count, random, show }: { count: number; random: Random; show: (detail: string) => void },
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const running = new Map<Target, Promise<void>>();
  let failure: unknown;
  while (faults.length < count && failure === undefined) {
    if (running.size >= mostAtOnce) {
      await wait(pollMs);
      continue;
    }
    const fault = nextFault(random, new Set(running.keys()));
    faults.push(fault);
    show(`${faults.length} of ${count}`);
    const ended = cause(stage, fault)
      .catch((error: unknown) => {
        failure ??= error;
      })
      .finally(() => running.delete(fault.target));
    running.set(fault.target, ended);
    await wait(fault.gapMs);
  }
  await Promise.all(running.values());
  if (failure !== undefined) throw failure;
  return faults;
}
