import { spawn } from 'node:child_process';
import path from 'node:path';
import { Refusal } from '../console/refusal.ts';
import { stopChild, trackChild } from '../process/children.ts';
import { childFlags, node, root } from '../process/paths.ts';
import { findFreePort } from '../process/ports.ts';
import { toolEnvironment } from '../process/run-command.ts';
import type { Database } from './database.ts';
import { sentences } from './database-messages.ts';
import { lockHolder } from './pglite-lock.ts';

const readyMs = 120_000;
const isReady = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'isReady' in message;
const faultOf = (message: unknown): string | undefined =>
  typeof message === 'object' && message !== null && 'fault' in message
    ? String(message.fault)
    : undefined;

const describe = (port: number): Omit<Database, 'stop'> => ({
  engine: 'pglite',
  url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
  description: sentences.embedded('PGlite, PostgreSQL 18, PostGIS 3.6'),
});

/** `mayJoin`: uses the server that another process has started on the folder, if there is one. */
export async function startPglite(folder: string, { mayJoin = false } = {}): Promise<Database> {
  const holder = lockHolder(folder);
  if (holder !== undefined && mayJoin)
    return { ...describe(holder.port), stop: async () => undefined };
  if (holder !== undefined) throw new Refusal(sentences.folderLocked(folder, holder.pid));
  const port = await findFreePort();
  const child = spawn(
    node,
    [...childFlags, path.join(root, 'infra/database/pglite-server.ts'), folder, String(port)],
    {
      cwd: root,
      env: toolEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      detached: true,
    },
  );
  trackChild(child);
  let complaints = '';
  child.stderr?.on('data', (chunk) => {
    complaints += String(chunk);
  });
  await new Promise<void>((resolve, reject) => {
    const fail = (detail: string) => reject(new Refusal(sentences.embeddedFailed(detail)));
    const late = setTimeout(() => fail(`${readyMs / 1000} s`), readyMs);
    child.on('message', (message) => {
      clearTimeout(late);
      const fault = faultOf(message);
      if (fault !== undefined) fail(fault);
      else if (isReady(message)) resolve();
    });
    child.once('exit', () => {
      clearTimeout(late);
      fail(complaints.trim().split('\n').at(-1) ?? '');
    });
  });
  return { ...describe(port), stop: () => stopChild(child) };
}
