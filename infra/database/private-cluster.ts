import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '../console/refusal.ts';
import { findFreePort } from '../process/ports.ts';
import { type Account, findAccount } from './account.ts';
import { prepareFolder } from './data-folder.ts';
import { sentences } from './database-messages.ts';
import type { NativePostgres } from './find-postgres.ts';
import { readPostmaster } from './postmaster.ts';

export type ClusterOptions = {
  /** Trades durability for speed: for tests only. */
  isFast?: boolean;
  /** In PostgreSQL's notation, such as 2GB; 256MB by default. */
  sharedBuffers?: string;
  /** A free port by default. Restarting a server on the same address needs its port. */
  port?: number;
  /** Address of the primary whose streaming standby a new cluster becomes. */
  standbyOf?: string;
  /** Further settings of the server, such as `synchronous_commit=on`. */
  settings?: readonly string[];
  show?: (detail: string) => void;
};

/** Listens on 127.0.0.1 only. `url` has no database name; its user `app` needs no password. */
export type PrivateCluster = { url: string; wasRunning: boolean; stop: () => void };

type Place = { folder: string; data: string; account: Account; bin: string };

const run = (place: Place, program: string, args: string[]) =>
  spawnSync(path.join(place.bin, program), args, {
    ...place.account,
    cwd: place.folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
  });

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';

const initdbOptions = ['-U', 'app', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
const standbyOptions = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync'];

function initialise(place: Place, standbyOf: string | undefined): void {
  // The cluster is created under another name, then renamed, so that an interruption leaves no
  // incomplete cluster.
  const draft = `${place.data}.new`;
  rmSync(draft, { recursive: true, force: true });
  const result =
    standbyOf === undefined
      ? run(place, 'initdb', ['-D', draft, ...initdbOptions])
      : run(place, 'pg_basebackup', ['-D', draft, '-d', standbyOf, ...standbyOptions]);
  if (result.status !== 0)
    throw new Refusal(sentences.folderBroken(place.folder, lastLine(result.stderr)));
  renameSync(draft, place.data);
}

function checkVersion(place: Place, major: string): void {
  const file = path.join(place.data, 'PG_VERSION');
  if (!existsSync(file)) throw new Refusal(sentences.folderBroken(place.folder, 'PG_VERSION'));
  const found = readFileSync(file, 'utf8').trim();
  if (found !== major) throw new Refusal(sentences.wrongVersion(place.folder, found, major));
}

const serverOptions = (
  port: number,
  sockets: string,
  { isFast, sharedBuffers = '256MB', settings = [] }: ClusterOptions,
): string =>
  [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${sockets}`,
    `shared_buffers=${sharedBuffers}`,
    'jit=off',
    'random_page_cost=1.1',
    'max_connections=100',
    'timezone=UTC',
    ...(isFast ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []),
    ...settings,
  ]
    .map((option) => `-c '${option.replaceAll("'", `'\\''`)}'`)
    .join(' ');

function launch(place: Place, port: number, options: ClusterOptions): void {
  // The folder is outside the project, since paths of Unix sockets have at most 107 bytes.
  const sockets = mkdtempSync(path.join(tmpdir(), 'parages-'));
  if (place.account.uid !== undefined && place.account.gid !== undefined)
    chownSync(sockets, place.account.uid, place.account.gid);
  const log = path.join(place.folder, 'log');
  rmSync(log, { force: true });
  const result = run(place, 'pg_ctl', [
    '-D',
    place.data,
    '-w',
    '-t',
    '60',
    '-l',
    log,
    '-o',
    serverOptions(port, sockets, options),
    'start',
  ]);
  if (result.status === 0) return;
  rmSync(sockets, { recursive: true, force: true });
  const said = existsSync(log) ? readFileSync(log, 'utf8') : result.stderr;
  if (/lock file .* already exists/.test(said))
    throw new Refusal(sentences.folderLockedElsewhere(place.folder));
  const fault = said.split('\n').find((line) => /FATAL|PANIC/.test(line)) ?? lastLine(said);
  throw new Refusal(
    sentences.folderBroken(place.folder, fault.replace(/^.*(FATAL|PANIC):\s*/, '').trim()),
  );
}

export async function startCluster(
  folder: string,
  native: NativePostgres,
  options: ClusterOptions = {},
): Promise<PrivateCluster> {
  const account = findAccount();
  const prepared = prepareFolder(folder, account);
  const place: Place = {
    folder: prepared,
    data: path.join(prepared, 'pg'),
    account,
    bin: native.bin,
  };
  if (existsSync(place.data)) checkVersion(place, native.major);
  else {
    options.show?.(sentences.initialising);
    initialise(place, options.standbyOf);
  }
  const running = readPostmaster(place.data);
  const port = running?.port ?? options.port ?? (await findFreePort());
  if (!running) {
    options.show?.(sentences.starting);
    launch(place, port, options);
  }
  return {
    url: `postgresql://app@127.0.0.1:${port}`,
    wasRunning: running !== undefined,
    stop: () => stopCluster(prepared, native),
  };
}

export function stopCluster(folder: string, native: NativePostgres): void {
  const place: Place = {
    folder,
    data: path.join(folder, 'pg'),
    account: findAccount(),
    bin: native.bin,
  };
  const running = readPostmaster(place.data);
  if (!running) return;
  run(place, 'pg_ctl', ['-D', place.data, '-m', 'fast', '-w', '-t', '30', 'stop']);
  if (running.socketFolder.startsWith(path.join(tmpdir(), 'parages-')))
    rmSync(running.socketFolder, { recursive: true, force: true });
}
