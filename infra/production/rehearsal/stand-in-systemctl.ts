import { spawn, spawnSync } from 'node:child_process';
import { existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning } from '../../process/is-running.ts';
import { putElsewhere } from './guide.ts';
import { readEnvironment, readUnit, type Unit } from './units.ts';

// Replaces systemctl where no systemd runs: starts and stops the processes of the units with
// the environment that systemd would give them. It confines nothing and restarts nothing.
const [folder = '', places = '{}', action = '', ...args] = process.argv.slice(2);
const moved = (text: string): string =>
  putElsewhere(text, JSON.parse(places) as Record<string, string>);
const pidFile = (name: string): string => path.join(folder, 'pids', name);

function load(name: string): Unit {
  const [, start = name, instance] = /^([^@]+)@(.+)$/.exec(name) ?? [];
  const file = instance === undefined ? `${start}.service` : `${start}@.service`;
  return readUnit(moved(readFileSync(path.join(folder, 'units', file), 'utf8')), instance);
}

function environmentOf({ environment, environmentFile }: Unit): NodeJS.ProcessEnv {
  const lines = environmentFile ? readFileSync(environmentFile, 'utf8').split('\n') : [];
  const { PATH, HOME } = process.env;
  return { PATH, HOME, ...environment, ...readEnvironment(lines) };
}

function start(name: string): void {
  const unit = load(name);
  const log = openSync(path.join(folder, 'logs', `${name}.log`), 'a');
  const options = {
    ...(unit.workingFolder !== undefined && { cwd: unit.workingFolder }),
    env: environmentOf(unit),
    stdio: ['ignore', log, log] as ['ignore', number, number],
  };
  const shell = (command: string): [string, string[]] => ['/bin/bash', ['-c', `exec ${command}`]];
  if (unit.isOneshot) {
    if (spawnSync(...shell(unit.start), options).status !== 0) throw new Error(`${name} failed`);
    return;
  }
  const child = spawn(...shell(unit.start), { ...options, detached: true });
  child.unref();
  writeFileSync(pidFile(name), String(child.pid));
  if (unit.startPost !== undefined && spawnSync(...shell(unit.startPost), options).status !== 0)
    throw new Error(`${name} does not answer`);
}

async function stop(name: string): Promise<void> {
  if (!existsSync(pidFile(name))) return;
  const pid = Number(readFileSync(pidFile(name), 'utf8'));
  const { stopSignal, stopSeconds } = load(name);
  const deadline = Date.now() + stopSeconds * 1000;
  if (isRunning(pid)) process.kill(pid, stopSignal);
  while (isRunning(pid) && Date.now() < deadline) await wait(20);
  if (isRunning(pid)) throw new Error(`${name} did not stop within ${stopSeconds} s`);
  rmSync(pidFile(name));
}

for (const name of args.filter((one) => !one.startsWith('-') && !one.endsWith('.target'))) {
  if (action === 'stop' || action === 'restart') await stop(name);
  if (action === 'reload') process.kill(Number(readFileSync(pidFile(name), 'utf8')), 'SIGHUP');
  if (action === 'start' || action === 'restart' || action === 'enable') start(name);
}
