import { execFile } from 'node:child_process';
import { chownSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gistOf } from '../console/gist.ts';
import { Refusal } from '../console/refusal.ts';
import { findAccount } from '../database/account.ts';
import type { NativePostgres } from '../database/find-postgres.ts';
import { sentences } from './backup-messages.ts';

const execute = promisify(execFile);

// The path is part of commands that PostgreSQL gives to a shell.
const plainPath = /^\/[\w./-]+$/;

export function checkPath(folder: string): string {
  if (!plainPath.test(folder)) throw new Refusal(sentences.oddPath(folder));
  return path.resolve(folder);
}

export const partsOf = (folder: string) => ({
  base: path.join(folder, 'base'),
  log: path.join(folder, 'wal'),
  pictures: path.join(folder, 'pictures'),
});

/** Creates a folder for the account that runs PostgreSQL. */
export function createFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, gid } = findAccount();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

/** Runs a program as the account that runs PostgreSQL. */
export async function runProgram(program: string, args: string[]): Promise<void> {
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' };
  try {
    await execute(program, args, { ...findAccount(), cwd: '/', env });
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw new Refusal(sentences.failed(path.basename(program), gistOf(output || String(error))));
  }
}

export const programOf = ({ bin }: NativePostgres, name: string): string => path.join(bin, name);

/**
 * The `archive_command` of the server: a segment appears under its name once it is whole and on the
 * disk, and none is replaced.
 */
export function archiveCommand(folder: string): string {
  const segment = path.join(partsOf(checkPath(folder)).log, '%f');
  return `test ! -f ${segment} && cp %p ${segment}.part && sync ${segment}.part && mv ${segment}.part ${segment}`;
}

export const baseName = (instant: Date): string => instant.toISOString().replaceAll(':', '-');
const toInstant = (name: string): Date =>
  new Date(name.replace(/T(\d\d)-(\d\d)-(.*)$/, 'T$1:$2:$3'));

/** The last backup that ended before an instant; undefined without one. */
export function findBase(folder: string, instant: Date): string | undefined {
  const { base } = partsOf(folder);
  return readdirSync(base)
    .filter((name) => toInstant(name).getTime() <= instant.getTime())
    .sort()
    .at(-1);
}
