import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { trackChild } from '../../process/children.ts';
import { apiFolder, childFlags, node, root } from '../../process/paths.ts';
import { readUnit } from '../../production/rehearsal/units.ts';
import { workerFlags } from '../../start/process-memory.ts';
import { readSettings } from './settings-file.ts';

/** A process of a systemd unit, with the environment that its unit gives it. */
export type Unit = {
  pid: () => number | undefined;
  start: () => Promise<void>;
  /** As `systemctl restart`: returns when the new process is ready. */
  restart: () => Promise<void>;
};

type UnitOptions = {
  settingsFile: string;
  unit: string;
  instance?: string;
  script: string;
  folder?: string;
  flags?: readonly string[];
  settings?: Readonly<Record<string, string>>;
  /** The address that answers 200 once the process is ready. */
  readyUrl?: string;
};

const pollMs = 50;
const patienceMs = 60_000;

const unitFileOf = ({ unit, instance }: UnitOptions) =>
  readUnit(readFileSync(path.join(root, 'infra/production/systemd', unit), 'utf8'), instance);

function start(options: UnitOptions): ChildProcess {
  const { settingsFile, script, folder = apiFolder, flags = [] } = options;
  const { environment } = unitFileOf(options);
  const { PATH, HOME } = process.env;
  const child = spawn(node, [...flags, ...childFlags, script], {
    cwd: folder,
    env: { PATH, HOME, ...environment, ...readSettings(settingsFile), ...options.settings },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  trackChild(child);
  return child;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function untilReady(child: ChildProcess, { readyUrl, unit }: UnitOptions): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (readyUrl !== undefined && !(await isReady(readyUrl))) {
    if (child.exitCode !== null) throw new Error(`${unit} ended with code ${child.exitCode}`);
    if (Date.now() > deadline) throw new Error(`${unit} is not ready after a minute`);
    await wait(pollMs);
  }
}

async function stop(child: ChildProcess, options: UnitOptions): Promise<void> {
  const { stopSignal, stopSeconds } = unitFileOf(options);
  const ended = once(child, 'exit');
  child.kill(stopSignal);
  const late = wait(stopSeconds * 1000, 'late', { ref: false });
  if ((await Promise.race([ended, late])) === 'late')
    throw new Error(`${options.unit} did not stop within ${stopSeconds} s`);
}

function unitOf(options: UnitOptions): Unit {
  let child: ChildProcess | undefined;
  const begin = async (): Promise<void> => {
    child = start(options);
    await untilReady(child, options);
  };
  return {
    pid: () => child?.pid,
    start: begin,
    restart: async () => {
      if (child !== undefined) await stop(child, options);
      await begin();
    },
  };
}

export const coreUnit = (settingsFile: string, port: number): Unit =>
  unitOf({
    settingsFile,
    unit: 'parages-core.service',
    script: 'infra/start/serve-session-core.ts',
    folder: root,
    readyUrl: `http://127.0.0.1:${port}/hello`,
  });

export const serverUnit = (
  settingsFile: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Unit =>
  unitOf({
    settingsFile,
    unit: 'parages-server@.service',
    instance: String(port),
    script: 'src/server.ts',
    // The attack measures live memory (`infra/test/collect-on-signal.mjs`).
    flags: ['--expose-gc', '--import', path.join(root, 'infra/test/collect-on-signal.mjs')],
    settings,
    readyUrl: `http://127.0.0.1:${port}/readyz`,
  });

export const workerUnit = (settingsFile: string): Unit =>
  unitOf({
    settingsFile,
    unit: 'parages-worker@.service',
    instance: '1',
    script: 'src/worker.ts',
    flags: workerFlags,
  });
