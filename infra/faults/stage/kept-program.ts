import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { trackChild } from '../../process/children.ts';
import { childFlags, node } from '../../process/paths.ts';
import { toolEnvironment } from '../../process/run-command.ts';
import { isStopping } from '../../process/shutdown.ts';

type ProgramOptions = {
  script: string;
  args?: readonly string[];
  folder: string;
  flags?: readonly string[];
  environment: NodeJS.ProcessEnv;
  /** Gets the output. */
  log: string;
  isReady: () => Promise<boolean>;
};

/** A process that starts again when it ends, as under systemd with `Restart=always`. */
export type KeptProgram = {
  /** Returns when the process is ready. */
  start: () => Promise<void>;
  /** SIGKILL; the process stays ended until `start`. */
  kill: () => Promise<void>;
  /** How often the process has ended without `kill`. */
  ends: () => number;
};

const pollMs = 50;
const patienceMs = 90_000;
const restartMs = 200;

function launch({
  script,
  args = [],
  folder,
  flags = [],
  environment,
  log,
}: ProgramOptions): ChildProcess {
  const output = openSync(log, 'a');
  const child = spawn(node, [...flags, ...childFlags, script, ...args], {
    cwd: folder,
    env: toolEnvironment(environment),
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
  });
  closeSync(output);
  trackChild(child);
  return child;
}

export function keepProgram(options: ProgramOptions): KeptProgram {
  let child: ChildProcess | undefined;
  let isWanted = false;
  let ends = 0;
  const begin = (): void => {
    const begun = launch(options);
    child = begun;
    begun.once('exit', () => {
      if (child !== begun || isStopping()) return;
      ends += 1;
      setTimeout(() => {
        if (isWanted && child === begun) begin();
      }, restartMs).unref();
    });
  };
  return {
    start: async () => {
      isWanted = true;
      begin();
      const deadline = Date.now() + patienceMs;
      while (!(await options.isReady())) {
        if (Date.now() > deadline)
          throw new Error(`${options.script} is not ready: ${options.log}`);
        await wait(pollMs);
      }
    },
    kill: async () => {
      isWanted = false;
      const running = child;
      child = undefined;
      if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      await ended;
    },
    ends: () => ends,
  };
}

export const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2000), redirect: 'manual' }).then(
    async ({ body, status }) => {
      await body?.cancel();
      return status < 500;
    },
    () => false,
  );
