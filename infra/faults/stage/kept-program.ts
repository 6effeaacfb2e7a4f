import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { stopChild, trackChild } from '../../process/children.ts';
import { childFlags, node } from '../../process/paths.ts';
import { toolEnvironment } from '../../process/run-command.ts';

type ProgramOptions = {
  script: string;
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
  stop: () => Promise<void>;
};

const pollMs = 50;
const patienceMs = 90_000;
const restartMs = 200;

function launch({ script, folder, flags = [], environment, log }: ProgramOptions): ChildProcess {
  const output = openSync(log, 'a');
  const child = spawn(node, [...flags, ...childFlags, script], {
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
  const begin = (): void => {
    const begun = launch(options);
    child = begun;
    begun.once('exit', () => {
      setTimeout(() => {
        if (isWanted && child === begun) begin();
      }, restartMs).unref();
    });
  };
  const end = async (work: (running: ChildProcess) => Promise<unknown>): Promise<void> => {
    isWanted = false;
    const running = child;
    child = undefined;
    if (running && running.exitCode === null && running.signalCode === null) await work(running);
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
    kill: () =>
      end((running) => {
        const ended = once(running, 'exit');
        running.kill('SIGKILL');
        return ended;
      }),
    stop: () => end(stopChild),
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
