import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stopChild, trackChild } from '../process/children.ts';
import { findFreePort } from '../process/ports.ts';
import { findAccount } from './account.ts';
import { databaseOf } from './connect.ts';

export type PgBouncer = {
  url: string;
  pid: number | undefined;
  /** The settings that PgBouncer reads at its start and on SIGHUP. */
  configuration: string;
  stop: () => Promise<void>;
};

const folders = ['/usr/sbin', ...(process.env.PATH ?? '').split(path.delimiter)];

export const findPgBouncer = (): string | undefined =>
  folders.map((folder) => path.join(folder, 'pgbouncer')).find((file) => existsSync(file));

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const target = (server: URL): string => {
  const account = Object.entries({
    user: decodeURIComponent(server.username),
    password: decodeURIComponent(server.password),
  })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}='${value}'`);
  return `host=${server.hostname} port=${server.port || '5432'}${account.join('')}`;
};

// `any`: clients are not authenticated, and use the user of the server's address. The times are
// those of docs/operations.md: without a database, requests fail soon, and succeed soon after.
const settings = (server: URL, port: number, sessions: number): string => `[databases]
${databaseOf(server.toString())} = ${target(server)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${sessions}
max_client_conn = 500
query_wait_timeout = 5
server_connect_timeout = 2
server_login_retry = 1
`;

/**
 * Starts a PgBouncer in transaction mode before the database of an address.
 * @param sessions most sessions of the database
 * @returns the same address through the pooler
 */
export async function startPgBouncer(
  file: string,
  serverUrl: string,
  sessions: number,
): Promise<PgBouncer> {
  const account = findAccount();
  const port = await findFreePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'parages-pooler-'));
  const configuration = path.join(folder, 'pgbouncer.ini');
  writeFileSync(configuration, settings(new URL(serverUrl), port, sessions));
  if (account.uid !== undefined && account.gid !== undefined)
    for (const owned of [folder, configuration]) chownSync(owned, account.uid, account.gid);
  const child = spawn(file, ['-q', configuration], { ...account, stdio: 'ignore', detached: true });
  trackChild(child);
  while (child.exitCode === null && !(await isListening(port))) await wait(20);
  if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`);
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.toString(),
    pid: child.pid,
    configuration,
    stop: async () => {
      await stopChild(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
