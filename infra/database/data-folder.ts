import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, chownSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../console/refusal.ts';
import type { Account } from './account.ts';
import { sentences } from './database-messages.ts';

const create = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Refusal(sentences.folderUnwritable(folder));
  }
};

/**
 * The data folder for the case that PostgreSQL's account cannot reach the project, for instance
 * under a home of mode 0700.
 */
const fallbackFolder = (folder: string): string =>
  path.join('/var/tmp', `parages-${createHash('sha1').update(folder).digest('hex').slice(0, 8)}`);

/**
 * Returns the path to use: another folder when PostgreSQL's account cannot write to the given one.
 */
export function prepareFolder(folder: string, account: Account): string {
  create(folder);
  if (account.uid === undefined || account.gid === undefined) return folder;
  chownSync(folder, account.uid, account.gid);
  if (spawnSync('test', ['-w', folder], account).status === 0) return folder;
  const elsewhere = fallbackFolder(folder);
  create(elsewhere);
  chownSync(elsewhere, account.uid, account.gid);
  return elsewhere;
}

export const foldersOf = (folder: string): string[] =>
  [folder, fallbackFolder(folder)].filter((place) => existsSync(place));
